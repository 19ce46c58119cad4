"""What both simulators share about dice: statics of towers, checks of what is rolled, ends that can be."""
