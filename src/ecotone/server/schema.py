"""The OpenAPI description, with errors in their actual form."""

from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Reference,
    Schema,
    SecurityScheme,
)

from ecotone import __version__
from ecotone.server.static import PlainPage

PROBLEM = Schema(
    type=OpenAPIType.OBJECT,
    title="Problem",
    description="A request that was not granted, and why.",
    properties={
        "error": Schema(type=OpenAPIType.STRING),
        "text": Schema(type=OpenAPIType.STRING),
        "detail": Schema(description="More about it, or null."),
    },
    required=["error", "text", "detail"],
)
REFUSED = OpenAPIResponse(
    description="Not granted: 4xx, or 5xx where the server is full or something broke",
    content={
        "application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))
    },
)
TOKEN = SecurityScheme(
    type="http", scheme="bearer", description="The token of a seat or of the table's owner."
)


class DescribedErrors(JsonRenderPlugin):
    """The description as a file, made when it is first asked for, with errors as they are."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema["components"]["schemas"]["Problem"] = PROBLEM.to_schema()
        for path in openapi_schema["paths"].values():
            describe_refusals(path)
        return super().render(request, openapi_schema)


def describe_refusals(path: dict[str, Any]) -> None:
    """Give every call of a path the same error response, instead of what the framework assumes."""
    for operation in path.values():
        operation["responses"].pop("400", None)
        operation["responses"]["default"] = REFUSED.to_schema()


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        "Ecotone",
        __version__,
        path="/schema",
        render_plugins=[PlainPage(), DescribedErrors()],
        components=Components(security_schemes={"token": TOKEN}),
    )
