"""Whether this node is alive, whether it is ready, and its metrics."""

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from stella.protocol.codes import Code
from stella.rules.refusals import Refused
from stella.server.http.requests import AnyRequest, address_of
from stella.server.making.hosts import is_here
from stella.server.services import Services


@get("/health/live", media_type=MediaType.TEXT, include_in_schema=False)
async def is_alive() -> str:
    """Report that the process is alive."""
    return "alive"


@get("/health/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def is_ready(services: Services) -> Response[str]:
    """Report that all background work is well, the last test write succeeded, and messages from other nodes arrive."""
    node = services.node
    ailing = node.supervisor.ailing
    if not node.cluster.is_hearing and "other nodes" not in ailing:
        ailing.append("other nodes")
    if ailing:
        return Response(f"not ready: {', '.join(ailing)}", status_code=503)
    damaged, too_new = len(node.registry.damaged), len(node.registry.too_new)
    said = f"ready; damaged rooms: {damaged}" if damaged else "ready"
    return Response(f"{said}; rooms that need a newer release: {too_new}" if too_new else said)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, services: Services) -> Response[bytes]:
    """Return this process's numbers for Prometheus: only on this machine, or everywhere if the operator allows it.

    A request forwarded by a tunnel or a proxy on this machine does not count as local.
    """
    if not services.settings.has_open_metrics and not is_here(address_of(request), request.headers):
        raise Refused(Code.NOT_FOUND)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = (is_alive, is_ready, metrics)
