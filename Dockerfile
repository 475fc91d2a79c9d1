# The server in a container: the client built with Node, the documentation built with Sphinx, a wheel of the package, and
# a small image that runs it.

FROM node:24.11.0-bookworm-slim AS client
WORKDIR /build
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web ci --no-audit --no-fund
COPY web web
# The words, rules and symbols of the page are in the Python package, and the built page is put there.
COPY src src
RUN npm --prefix web run build

FROM python:3.11.13-slim-bookworm AS documentation
WORKDIR /build
COPY requirements/build.txt requirements/docs.txt requirements/
RUN pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
    && pip install --no-cache-dir --require-hashes --requirement requirements/docs.txt
COPY docs docs
COPY tools tools
COPY bench bench
COPY examples examples
COPY web web
COPY CHANGELOG.md CONTRIBUTING.md SECURITY.md ./
RUN python -m tools.site.stage /build/site \
    && python -m sphinx -W --quiet -b html -d /build/doctrees /build/site /build/html \
    && python -m tools.site.publish /build/html src/duchy/server/docs

FROM python:3.11.13-slim-bookworm AS package
WORKDIR /build
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
    && python -m venv --without-pip /opt/duchy \
    && pip --python /opt/duchy/bin/python install --no-cache-dir --require-hashes --requirement requirements/web.txt
COPY pyproject.toml README.md LICENSE ./
COPY --from=client /build/src src
COPY --from=documentation /build/src/duchy/server/docs src/duchy/server/docs
RUN python -m hatchling build --target wheel --directory /build/dist \
    && pip --python /opt/duchy/bin/python install --no-cache-dir --no-index "$(ls /build/dist/*.whl)[web]"

FROM python:3.11.13-slim-bookworm
RUN useradd --system --user-group --uid 10001 --home-dir /data --shell /usr/sbin/nologin duchy \
    && install --directory --owner=duchy --group=duchy --mode=0700 /data /cache
COPY --from=package /opt/duchy /opt/duchy
# Rules are compiled for the processor that they run on, so not here but at the first start, into the cache.
ENV PATH=/opt/duchy/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    DUCHY_DATABASE_URL=sqlite:////data/tables.sqlite3 \
    DUCHY_CACHE=/cache
USER 10001
WORKDIR /data
VOLUME ["/data", "/cache"]
EXPOSE 8421
# All parts of the server, its database included (docs/operators.md).
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8421/api/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["duchy"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8421"]
