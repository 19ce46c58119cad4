"""What both simulators share about chips: free flight, checks of what is thrown, ends that can be."""
