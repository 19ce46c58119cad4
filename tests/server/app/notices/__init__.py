"""Notices to devices and chats."""
