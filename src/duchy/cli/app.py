"""The commands together; every error ends in one line and an exit code."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

from duchy.cli import output, texts
from duchy.cli.output import INTERRUPTED, INTERRUPTED_QUIETLY, OK, USAGE
from duchy.cli.texts import say
from duchy.engine.errors import DuchyError

#: The modules of the commands, each with a function ``register(app)``.
COMMANDS = (
    *("play", "serve", "worker", "backup", "database", "prune", "games", "simulate", "bench", "fuzz"),
    *("replay", "verify", "show", "analyse", "arena", "ladder", "levels", "learn", "merge", "mail", "deck", "estate"),
)


def build() -> typer.Typer:
    """The application, with its help in the language in use."""
    app = typer.Typer(name="duchy", help=say("app-help"), add_completion=False)

    @app.callback()
    def root(
        language: Annotated[str, typer.Option(help=say("help-language"), show_default=False)] = texts.language(),
        version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
    ) -> None:
        if version:
            import duchy

            output.show(duchy.__version__)
            raise typer.Exit

    for command in COMMANDS:
        import_module(f"duchy.cli.{command}").register(app)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run a command; the exit code."""
    asked, rest = texts.take_language(arguments)
    try:
        texts.use(texts.DEFAULT)  # the language of the message about a wrong language
        texts.use(asked if asked is not None else texts.from_environment())
        if rest == ["--version"]:  # typer wants a command as well
            rest = ["--version", "games"]
        code = typer.main.get_command(build()).main(args=rest or ["--help"], prog_name="duchy", standalone_mode=False)
        if code == INTERRUPTED:  # typer's exit code for Ctrl-C
            output.stderr().print(say("interrupted"))
        return INTERRUPTED if code == INTERRUPTED_QUIETLY else code or OK
    except DuchyError as error:
        output.fail(error.text(texts.language()))
        return USAGE
    except KeyboardInterrupt:
        output.stderr().print(say("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has closed the pipe
        return OK
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        output.fail(usage_message(error))
        return USAGE


def usage_message(error: Any) -> str:
    """What typer found wrong with the command line, from our texts. Its classes are private, so names are compared."""
    sort = type(error).__name__
    name = parameter_name(error.param) if getattr(error, "param", None) else ""
    if sort == "MissingParameter":
        return say("usage-missing", name=name)
    if sort == "NoSuchOption":
        options = [name for name in map(parameter_name, error.ctx.command.params) if name.startswith("-")]
        return say("usage-no-option", name=error.option_name, options=", ".join(options))
    if sort == "BadOptionUsage":
        return say("usage-no-value", name=error.option_name)
    if sort == "BadParameter":  # every option that is not a text is a number
        return say("usage-not-a-number", name=name)
    if error.ctx is not None and hasattr(error.ctx.command, "commands"):
        return say("usage-no-command", commands=", ".join(error.ctx.command.commands))
    return say("usage-unexpected", value=error.format_message())


def parameter_name(parameter: Any) -> str:
    """A parameter as it is written on the command line."""
    name = str(max(parameter.opts, key=len))
    return name if name.startswith("-") else name.upper()
