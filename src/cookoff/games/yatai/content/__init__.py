"""The components and enums of Yatai."""
