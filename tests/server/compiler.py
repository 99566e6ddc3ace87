"""A compiler for tests, which compiles nothing."""

import threading

from ecotone.server import live, preparation


class Compiler:
    """Compiles nothing: a test says when a game is compiled."""

    def __init__(self):
        self.compiled = set()
        self.started = []
        self.processes = []
        self.changed = threading.Condition()

    def is_compiled(self, game):
        return game.name in self.compiled

    def start(self, game, idle):
        with self.changed:
            self.started.append((game.name, "idle" if idle else "asked"))
            self.processes.append(Process())
            self.changed.notify_all()
            return self.processes[-1]

    def finish(self, name):
        """Wait until a game is being compiled, and let it be done."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.started and self.started[-1][0] == name, 60)
        self.compiled.add(name)
        self.processes[-1].ended.set()


class Process:
    """A compilation under way."""

    pid = 2**22 + 1
    stdin = None

    def __init__(self):
        self.ended = threading.Event()
        self.terminated = False

    def wait(self):
        assert self.ended.wait(60)

    def terminate(self):
        self.terminated = True
        self.ended.set()

    kill = terminate


def install(monkeypatch):
    """Let a server believe that no game is compiled, and see what it does about that."""
    fake = Compiler()
    monkeypatch.setattr(preparation, "is_compiled", fake.is_compiled)
    monkeypatch.setattr(preparation, "start_compiling", fake.start)
    monkeypatch.setattr(preparation, "compiled_parts", lambda game: (3, 22))
    monkeypatch.setattr(preparation, "load_game", lambda name: None)
    monkeypatch.setattr(live, "PROGRESS_SECONDS", 0.05)
    return fake
