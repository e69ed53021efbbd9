"""Loaded by Python before a copied program."""

import move_clock  # noqa: F401
