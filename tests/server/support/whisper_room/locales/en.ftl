WHI-1 = Seats take turns.
WHI-2 = Cards are shown or swapped from one's own hand.
WHI-3 = Knocking pays for the ring.
