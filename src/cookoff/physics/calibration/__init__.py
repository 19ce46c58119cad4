"""The physics studied: fits, trials, checks by the textbook, pictures. No game and no server loads any of it."""
