"""Operator requests, each recorded in the audit log."""
