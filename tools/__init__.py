"""What writes files of the repository anew; not part of the package."""
