"""Commands that start a server: `cookoff lobby` and `cookoff serve`."""
