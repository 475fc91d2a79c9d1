"""The page about observations: its tables are what the games declare."""

from tools import observations


def test_the_tables_are_up_to_date():
    assert observations.PAGE.read_text(encoding="utf-8") == observations.page(), "make reference writes them anew"
