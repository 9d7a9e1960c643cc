package org.qos.dsl.project.settings;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.Target;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.scoping.NameSuggestions;

/**
 * An error in a YAML file.
 *
 * @param region where it is
 * @param message what is wrong and what was expected
 * @param suggestion the known name to suggest instead
 * @param only the only subnet manager for which it is an error; empty when it is one for each
 */
public record YamlProblem(YamlRegion region, String message, Optional<String> suggestion, Optional<Target> only) {

    /** By place. */
    public static final Comparator<YamlProblem> BY_PLACE =
            Comparator.comparingInt(YamlProblem::line).thenComparingInt(YamlProblem::column);

    private static final int FEW = 20;

    /** Shortens what the message quotes of the file. */
    public YamlProblem {
        message = Shortened.quotes(message);
    }

    /** An error for each subnet manager. */
    public YamlProblem(YamlRegion region, String message, Optional<String> suggestion) {
        this(region, message, suggestion, Optional.empty());
    }

    /** A problem without a suggestion. */
    public YamlProblem(YamlRegion region, String message) {
        this(region, message, Optional.empty());
    }

    /** A name that is not known; of few known names all are listed. */
    public static YamlProblem unknown(String what, Scalar token, List<String> known) {
        return unknown(what, token, known, "");
    }

    /**
     * A name that is not known.
     *
     * @param more what else to say; may be empty
     */
    public static YamlProblem unknown(String what, Scalar token, List<String> known, String more) {
        Optional<String> suggestion = NameSuggestions.STRICT.closest(token.text(), known);
        String hint = suggestion.map(near -> "; did you mean '" + near + "'?").orElse(listed(known));
        return new YamlProblem(token.region(), "unknown " + what + " '" + token.text() + "'" + hint + more, suggestion);
    }

    private static String listed(List<String> known) {
        return switch (known.size()) {
            case 0 -> "";
            case 1 -> "; expected '" + known.get(0) + "'";
            default -> known.size() > FEW ? "" : "; expected one of " + String.join(", ", known);
        };
    }

    /** The line where it begins, from 1. */
    public int line() {
        return region.line();
    }

    /** The column where it begins, from 1, in UTF-16 units. */
    public int column() {
        return region.column();
    }

    boolean concerns(Target target) {
        return only.isEmpty() || only.get() == target;
    }
}
