"""Which version of Duchy this is: what records say they were written by."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("duchy")
except PackageNotFoundError:  # run from a source tree that is not installed
    VERSION = "0.0.0"
