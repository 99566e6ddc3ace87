"""The OpenAPI description, with errors in their actual form."""

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    PathItem,
    Reference,
    Schema,
    SecurityScheme,
)

from ecotone import __version__
from ecotone.server.static import PlainPage

METHODS = ("get", "put", "post", "delete", "patch")
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


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        "Ecotone",
        __version__,
        path="/schema",
        render_plugins=[PlainPage()],
        components=Components(security_schemes={"token": TOKEN}),
    )


def describe_errors(app: Litestar) -> None:
    """Describe the errors of every call, instead of what the framework assumes."""
    schema = app.openapi_schema
    if schema.components.schemas is not None:
        schema.components.schemas["Problem"] = PROBLEM
    for path in (schema.paths or {}).values():
        describe_refusals(path)


def describe_refusals(path: PathItem) -> None:
    """Give every call of a path the same error response."""
    for method in METHODS:
        operation = getattr(path, method)
        if operation is not None and operation.responses is not None:
            operation.responses.pop("400", None)
            operation.responses["default"] = REFUSED
