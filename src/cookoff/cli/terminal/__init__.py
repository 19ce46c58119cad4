"""What the commands share: the terminal, common parameters, boards, wording."""
