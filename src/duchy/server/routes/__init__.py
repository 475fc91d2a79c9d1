"""The routes of the API, by subject."""

from fastapi import APIRouter


def router_of(subject: str, prefix: str) -> APIRouter:
    """A router for the routes of a subject; in the API's description each is called as its function."""
    return APIRouter(prefix=prefix, tags=[subject], generate_unique_id_function=lambda route: route.name)
