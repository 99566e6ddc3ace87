"""Computes previews for a server, in a process that ends with it.

python -m ecotone.server.preview_worker keystone habitats

Loads the games that are named, says that it is ready, and answers one question after the other over
its standard streams.
"""

import os
import pickle
import sys
from collections.abc import Sequence
from typing import BinaryIO

import msgspec
import numpy as np

from ecotone.engine.match import Match
from ecotone.server.fair_queue import step_back
from ecotone.server.loading import load_game
from ecotone.server.previews import previews_of

NICENESS = 5
"""As for bots: the server's event loop goes first."""
LENGTH_BYTES = 4


class Table(msgspec.Struct, array_like=True, tag="table"):
    """A match to which questions refer by number; another one may take its place."""

    number: int
    match: bytes
    """Pickled, by the server that has started this process."""


class Question(msgspec.Struct, array_like=True, tag="question"):
    """What would each decision bring the seat to move?"""

    number: int
    table: int
    seat: int
    state: bytes


class Answer(msgspec.Struct, array_like=True):
    """The previews in JSON, or why there are none. The first answer has no question."""

    number: int
    previews: bytes = b""
    failure: str = ""


READY = Answer(-1)
Message = Table | Question


def framed(message: Message | Answer) -> bytes:
    """A message with its length before it."""
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(LENGTH_BYTES) + content


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end of the stream."""
    head = stream.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    size = int.from_bytes(head)
    content = stream.read(size)
    return content if len(content) == size else None


def answer(match: Match, question: Question) -> Answer:
    """The answer to a question; what fails is told to the server."""
    try:
        match.resume(np.frombuffer(question.state, np.uint8), [])
        return Answer(question.number, msgspec.json.encode(previews_of(match, question.seat)))
    except Exception as error:
        return Answer(question.number, failure=repr(error))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the stream ends."""
    decoder = msgspec.msgpack.Decoder(Message)
    matches: dict[int, Match] = {}
    while (content := read_frame(questions)) is not None:
        message = decoder.decode(content)
        if isinstance(message, Table):
            matches[message.number] = pickle.loads(message.match)
        else:
            answers.write(framed(answer(matches[message.table], message)))
            answers.flush()


def main(games: Sequence[str]) -> None:
    step_back(NICENESS)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        for game in games:
            load_game(game)
        answers.write(framed(READY))
        answers.flush()
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1:])
