"""Devices and languages in which a test is run: one of the mixtures in every run, all if deep."""

import pytest
from browser.served import DESKTOP, PHONE

MIXTURES = {
    "desktop-en": (DESKTOP, "en-US"),
    "phone-de": (PHONE, "de-DE"),
    "desktop-de": (DESKTOP, "de-DE"),
    "phone-en": (PHONE, "en-US"),
}
"""Devices and languages."""


def mostly(kept: str) -> pytest.MarkDecorator:
    """Run a test with one mixture of device and language, and with the others if deep."""
    return pytest.mark.parametrize(
        ("size", "language"),
        [
            pytest.param(*mixture, id=name, marks=() if name == kept else pytest.mark.deep)
            for name, mixture in MIXTURES.items()
        ],
    )
