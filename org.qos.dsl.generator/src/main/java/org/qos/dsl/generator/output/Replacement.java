package org.qos.dsl.generator.output;

import java.util.List;

/**
 * Existing files that generated ones would replace, although they should not.
 *
 * @param reason why
 * @param files their paths below the folder
 */
public record Replacement(Reason reason, List<String> files) {

    /** Why a file should not be replaced. */
    public enum Reason {
        /** The generated files are made from it; it is never replaced. */
        IS_INPUT,
        /** It was not generated, or was edited since; it is replaced only when the user insists. */
        NOT_GENERATED
    }

    /** Copies the list. */
    public Replacement {
        files = List.copyOf(files);
    }
}
