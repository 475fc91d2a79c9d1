"""Animals (chapter 5.7)."""

from tests.support.rules import rule
from tests.support.table import cow


@rule("CB-ANIM-03", "CB-ANIM-07", "CB-ANIM-08")
def test_cows_score_again_on_the_same_pasture(table):
    table.estate("1").pasture("north").holds(cow(3)).storage(cow(4), cow(4)).dice(1, 2)
    assert table.place(cow(4), at=table.free("north", die=1)).gained(vp=7)
    assert table.place(cow(4), at=table.free("north", die=2)).gained(vp=11)
