package org.qos.cli.option;

import java.util.Optional;
import picocli.CommandLine.Option;

/** {@code --language}: the language of files whose names do not say it. */
public final class LanguageOption {

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            completionCandidates = LanguageCandidates.class,
            description = "The language of the files, whatever their names: ${COMPLETION-CANDIDATES} (default: by name,"
                    + " else by role in qos.yaml, else by content).")
    private Optional<String> language = Optional.empty();

    /** The ID of the language, empty when the names and contents of the files decide. */
    public Optional<String> language() {
        return language;
    }
}
