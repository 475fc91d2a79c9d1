"""How long tests wait for what will come."""

#: Seconds. Many, for machines with much else to do: waiting costs nothing when all is well.
PATIENCE = 300
