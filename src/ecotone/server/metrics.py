"""What a running server counts and measures, in the form that Prometheus collects."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from ecotone.server.play import Play

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.decisions = Counter(
            "ecotone_decisions", "Decisions stored.", ["game", "by"], registry=registry
        )
        self.acknowledging = Histogram(
            "ecotone_acknowledge_seconds",
            "From a decision's arrival until it is stored and acknowledged.",
            buckets=SECONDS,
            registry=registry,
        )
        self.storing = Histogram(
            "ecotone_store_seconds",
            "How long the database takes for a change.",
            buckets=SECONDS,
            registry=registry,
        )
        self.thinking = Histogram(
            "ecotone_bot_seconds",
            "From a bot's turn until its decision, waiting for a thread included.",
            buckets=SECONDS,
            registry=registry,
        )

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Also report a figure that is read whenever somebody asks."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def watch_each(self, name: str, about: str, values: Mapping[str, Callable[[], float]]) -> None:
        """The same for one figure of several kinds."""
        gauge = Gauge(name, about, ["kind"], registry=self._registry)
        for kind, value in values.items():
            gauge.labels(kind).set_function(value)

    def text(self) -> bytes:
        """All figures in Prometheus's text format."""
        return generate_latest(self._registry)


def new_metrics(play: "Play") -> Metrics:
    """The figures of a server, including what it looks like at the moment."""
    metrics = Metrics()
    tables = play.tables

    def connections() -> int:
        return sum(len(table.connections) for table in list(tables.values()))

    def people() -> int:
        return sum(len(table.here()) for table in list(tables.values()))

    metrics.watch("ecotone_tables_in_memory", "Tables in memory.", lambda: len(tables))
    metrics.watch("ecotone_connections", "Open connections to tables.", connections)
    metrics.watch("ecotone_seats_connected", "Seats with somebody connected.", people)
    metrics.watch_each(
        "ecotone_queue",
        "Work in threads, running or waiting, by kind.",
        {queue.name: partial(len, queue) for queue in play.threads.queues},
    )
    metrics.watch("ecotone_faults", "Unexpected failures on live connections.", lambda: play.faults)
    metrics.watch(
        "ecotone_storing",
        "1 if the last change could be stored, else 0.",
        lambda: not play.storage.writer.failing,
    )
    return metrics
