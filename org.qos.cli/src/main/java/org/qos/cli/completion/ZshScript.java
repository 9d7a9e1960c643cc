package org.qos.cli.completion;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script for zsh, in the terms of its function {@code _arguments}. */
final class ZshScript {

    private ZshScript() {}

    static String of(List<CompletedCommand> commands) {
        return """
                #compdef qos
                # zsh completion for qos
                _qos() {
                    if (( CURRENT == 2 )); then
                        local -a commands=(
                %s        )
                        _describe -t commands command commands
                        return
                    fi
                    local command=$words[2]
                    shift words
                    (( CURRENT-- ))
                    case $command in
                %s    esac
                }
                if [ "$funcstack[1]" = _qos ]; then _qos "$@"; else compdef _qos qos; fi
                """
                .formatted(
                        commands.stream()
                                .map(command ->
                                        "            '" + command.name() + ":" + text(command.description()) + "'\n")
                                .collect(Collectors.joining()),
                        commands.stream().map(ZshScript::branch).collect(Collectors.joining()));
    }

    private static String branch(CompletedCommand command) {
        Stream<String> options = command.options().stream()
                .flatMap(option -> option.names().stream().map(name -> option(name, option)));
        Stream<String> arguments =
                command.argument().map(value -> "'*:" + label(value) + ":" + action(value) + "'").stream();
        return "        " + command.name() + ") _arguments "
                + Stream.concat(options, arguments).collect(Collectors.joining(" \\\n            ")) + " ;;\n";
    }

    private static String option(String name, CompletedOption option) {
        String others = option.names().size() == 1 ? "" : "(" + String.join(" ", option.names()) + ")";
        String value = option.value()
                .map(found -> ":" + label(found) + ":" + action(found))
                .orElse("");
        return "'" + others + name + "[" + text(option.description()) + "]" + value + "'";
    }

    private static String label(CompletedValue value) {
        return text(value.label());
    }

    private static String action(CompletedValue value) {
        return switch (value.kind()) {
            case WORDS -> "(" + String.join(" ", value.words()) + ")";
            case FILES -> "_files";
            case FOLDERS -> "_files -/";
            case NOTHING -> "";
        };
    }

    /** A text inside single quotes, without a meaning to {@code _arguments}. */
    private static String text(String plain) {
        return plain.replaceAll("[\\[\\]:\\\\]", "\\\\$0").replace("'", "'\\''");
    }
}
