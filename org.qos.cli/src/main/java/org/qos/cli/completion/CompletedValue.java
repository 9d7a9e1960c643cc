package org.qos.cli.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.ArgSpec;

/**
 * What a shell proposes for the value of an option or for an argument.
 *
 * @param label the placeholder of the help, such as {@code FILE}
 * @param kind where the proposals come from
 * @param words the proposals of {@link Kind#WORDS}, else empty
 */
record CompletedValue(String label, Kind kind, List<String> words) {

    /** Where proposals come from. */
    enum Kind {
        /** One of a fixed list. */
        WORDS,
        /** Files and folders. */
        FILES,
        /** Folders only. */
        FOLDERS,
        /** The shell cannot know, as for a number or a regular expression. */
        NOTHING
    }

    private static final Pattern ALTERNATIVES = Pattern.compile("[\\w-]+(\\|[\\w-]+)+");
    private static final Set<String> FILE_LABELS = Set.of("FILE", "PATH", "A", "B");
    private static final String FOLDER_LABEL = "DIR";

    CompletedValue {
        words = List.copyOf(words);
    }

    /** The proposals for an argument: those of its label where it lists them, as {@code text|json} does. */
    static CompletedValue of(ArgSpec argument) {
        String label = argument.paramLabel();
        if (ALTERNATIVES.matcher(label).matches()) {
            return new CompletedValue(label, Kind.WORDS, List.of(label.split("\\|")));
        }
        List<String> candidates = new ArrayList<>();
        if (argument.completionCandidates() != null) {
            argument.completionCandidates().forEach(candidates::add);
        }
        return new CompletedValue(label, candidates.isEmpty() ? kind(label) : Kind.WORDS, candidates);
    }

    private static Kind kind(String label) {
        if (label.equals(FOLDER_LABEL)) {
            return Kind.FOLDERS;
        }
        return FILE_LABELS.contains(label) ? Kind.FILES : Kind.NOTHING;
    }
}
