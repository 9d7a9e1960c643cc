package org.qos.cli.completion;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script for Bash. Where it proposes nothing, Bash proposes files ({@code complete -o default}). */
final class BashScript {

    private BashScript() {}

    static String of(List<CompletedCommand> commands) {
        String names = commands.stream().map(CompletedCommand::name).collect(Collectors.joining(" "));
        return """
                # bash completion for qos
                _qos() {
                    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=''
                    COMPREPLY=()
                    if [ "$COMP_CWORD" = 1 ]; then
                        words='%s --help --version'
                    else
                        case "${COMP_WORDS[1]} $prev" in
                %s        esac
                        case "${COMP_WORDS[1]} $cur" in
                %s        esac
                    fi
                    COMPREPLY=($(compgen -W "$words" -- "$cur"))
                }
                complete -o default -F _qos qos
                """
                .formatted(
                        names,
                        lines(commands.stream().flatMap(BashScript::values)),
                        lines(commands.stream().flatMap(BashScript::words)));
    }

    private static String lines(Stream<String> lines) {
        return lines.map(line -> "            " + line + "\n").collect(Collectors.joining());
    }

    /** What follows an option with a value. */
    private static Stream<String> values(CompletedCommand command) {
        return command.options().stream().flatMap(option -> option.value().stream()
                .map(value -> option.names().stream()
                                .map(name -> "'" + command.name() + " " + name + "'")
                                .collect(Collectors.joining("|"))
                        + ") " + proposal(value) + " ;;"));
    }

    private static String proposal(CompletedValue value) {
        return switch (value.kind()) {
            case WORDS -> "COMPREPLY=($(compgen -W '" + String.join(" ", value.words()) + "' -- \"$cur\")); return";
            case FILES -> "return";
            case FOLDERS -> "compopt -o dirnames; return";
            case NOTHING -> "compopt +o default; return";
        };
    }

    /** The options of a command, and the words that its arguments can be. */
    private static Stream<String> words(CompletedCommand command) {
        String options = command.options().stream()
                .flatMap(option -> option.names().stream())
                .collect(Collectors.joining(" "));
        Stream<String> arguments = command
                .argument()
                .filter(value -> value.kind() == CompletedValue.Kind.WORDS)
                .map(value -> "'" + command.name() + " '*) words='" + String.join(" ", value.words()) + "' ;;")
                .stream();
        return Stream.concat(Stream.of("'" + command.name() + " -'*) words='" + options + "' ;;"), arguments);
    }
}
