package org.qos.cli.completion;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/**
 * An option that a shell proposes.
 *
 * @param names all names, such as {@code -q} and {@code --quiet}
 * @param description the first sentence of its help
 * @param value what is proposed after it, empty for a flag
 */
record CompletedOption(List<String> names, String description, Optional<CompletedValue> value) {

    static CompletedOption of(OptionSpec option) {
        return new CompletedOption(
                List.of(option.names()),
                FirstSentence.of(option.description()),
                option.arity().max() == 0 ? Optional.empty() : Optional.of(CompletedValue.of(option)));
    }
}
