"""The smallest game that uses all of the kit: a die is rolled, its leader raises it, all bid for it in secret."""
