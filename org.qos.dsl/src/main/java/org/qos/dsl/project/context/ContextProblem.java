package org.qos.dsl.project.context;

import java.nio.file.Path;
import java.util.List;
import org.qos.dsl.check.Finding;
import org.qos.dsl.project.settings.Key;

/**
 * Why a part of a context is not known. Nothing is concluded about what it would say.
 *
 * @param key the part
 * @param file the file that cannot be used; the project file, where it is that which is wrong
 * @param message what is wrong with it, without its name
 * @param errors the errors of a file that was read
 */
public record ContextProblem(Key key, Path file, String message, List<Finding> errors) {

    /** Copies the list. */
    public ContextProblem {
        errors = List.copyOf(errors);
    }

    /** A problem of a file that is not read. */
    ContextProblem(Key key, Path file, String message) {
        this(key, file, message, List.of());
    }

    /** Whether the part says what the policy means to a command that does not use the options. */
    public boolean concernsPolicy() {
        return key != Key.POLICY && key != Key.OPTIONS && key != Key.ENHANCED_QOS && key != Key.ENVIRONMENT;
    }
}
