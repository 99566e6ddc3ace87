"""A plugin that ends every test after some seconds: `pytest -p stopping`.

Interpreted rules take up to a hundred times as long as compiled ones. For coverage it is enough
that a test has run for a while: what it has reached by then counts, and it is reported as skipped.
"""

import signal

import pytest

SECONDS = 2


class Stopped(BaseException):
    """No Exception, which Hypothesis would catch and try to provoke again."""


def stop(*_):
    raise Stopped


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS, 1)
    try:
        return (yield)
    except Stopped:
        pytest.skip(f"ended after {SECONDS} s")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
