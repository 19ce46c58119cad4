"""Code that both simulators share: free flight, statics, input checks, repairs of rest poses, keyframes."""
