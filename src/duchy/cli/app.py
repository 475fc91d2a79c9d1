"""The commands together, and how every mistake ends in one line."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

from duchy.cli import screen, words
from duchy.cli.screen import INTERRUPTED, OK, TOLD, USAGE
from duchy.cli.words import say
from duchy.engine.errors import DuchyError

#: One module each, with a function ``register(app)``.
COMMANDS = ("play", "serve", "games", "simulate", "bench", "fuzz", "replay", "verify", "arena")


def build() -> typer.Typer:
    """The application, with its help in the language in use."""
    app = typer.Typer(name="duchy", help=say("app-help"), add_completion=False)

    @app.callback()
    def root(
        language: Annotated[str, typer.Option(help=say("help-language"), show_default=False)] = words.language(),
        version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
    ) -> None:
        if version:
            import duchy

            screen.show(duchy.__version__)
            raise typer.Exit

    for command in COMMANDS:
        import_module(f"duchy.cli.{command}").register(app)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run a command; the exit code."""
    asked, rest = words.take_language(arguments)
    try:
        words.use(words.DEFAULT)  # in which a wrong language is complained about
        words.use(asked if asked is not None else words.from_environment())
        if rest == ["--version"]:  # not worth a command of its own, and typer would want one
            rest = ["--version", "games"]
        code = typer.main.get_command(build()).main(args=rest or ["--help"], prog_name="duchy", standalone_mode=False)
        if code == INTERRUPTED:  # typer makes this of Ctrl-C
            screen.notes().print(say("interrupted"))
        return INTERRUPTED if code == TOLD else code or OK
    except DuchyError as error:
        screen.fail(error.text(words.language()))
        return USAGE
    except KeyboardInterrupt:
        screen.notes().print(say("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        return OK
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        screen.fail(usage_message(error))
        return USAGE


def usage_message(error: Any) -> str:
    """What typer found wrong with the command line, in our words. Its classes are private, so names tell them apart."""
    sort = type(error).__name__
    name = parameter_name(error.param) if getattr(error, "param", None) else ""
    if sort == "MissingParameter":
        return say("usage-missing", name=name)
    if sort == "NoSuchOption":
        options = [name for name in map(parameter_name, error.ctx.command.params) if name.startswith("-")]
        return say("usage-no-option", name=error.option_name, options=", ".join(options))
    if sort == "BadOptionUsage":
        return say("usage-no-value", name=error.option_name)
    if sort == "BadParameter":  # every option that is more than a text is a number
        return say("usage-not-a-number", name=name)
    if error.ctx is not None and hasattr(error.ctx.command, "commands"):
        return say("usage-no-command", commands=", ".join(error.ctx.command.commands))
    return say("usage-unexpected", value=error.format_message())


def parameter_name(parameter: Any) -> str:
    """A parameter as the user writes it."""
    name = str(max(parameter.opts, key=len))
    return name if name.startswith("-") else name.upper()
