"""Notices: sends what waits in the outbox to browsers (Web Push) and to the chats of parties (webhooks)."""
