"""Every question has its answers, and every task a way to go on."""

from ecotone.games.keyharvest.effects import Do
from ecotone.games.keyharvest.steps import QUESTIONS, TASKS
from ecotone.games.keyharvest.table import Ask, Task


def test_every_question_can_be_answered():
    assert set(Ask) - set(QUESTIONS) == {Ask.NOTHING, Ask.OVER}


def test_every_task_and_every_step_of_an_effect_can_be_resumed():
    assert set(TASKS) == set(Task)
    assert set(Do) <= set(TASKS)
