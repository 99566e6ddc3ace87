"""Devices and languages in which a test is repeated: each once, all mixtures of them if deep."""

import pytest
from browser.served import DESKTOP, PHONE

SIZE_AND_LANGUAGE = pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(DESKTOP, "en-US", id="desktop-en"),
        pytest.param(PHONE, "de-DE", id="phone-de"),
        pytest.param(DESKTOP, "de-DE", id="desktop-de", marks=pytest.mark.deep),
        pytest.param(PHONE, "en-US", id="phone-en", marks=pytest.mark.deep),
    ],
)
