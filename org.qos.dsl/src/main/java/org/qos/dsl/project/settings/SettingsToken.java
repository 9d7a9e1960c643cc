package org.qos.dsl.project.settings;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A word of a project file that means something.
 *
 * @param role what it is
 * @param key the key that it is, or that it is said of
 * @param text what it says, without quotes
 * @param spot where it stands, with its quotes
 */
public record SettingsToken(Role role, Key key, String text, Spot spot) {

    /** What words there are. */
    public enum Role {
        /** A key of the file. */
        KEY,
        /** What a key says: a word, a file, one of several globs. */
        VALUE,
        /** The code of a rule. */
        RULE,
        /** How bad the findings of a rule are. */
        LEVEL
    }

    /**
     * The absolute path of the file that it names; empty for what is no name of a file.
     *
     * @param folder the folder of the project file
     */
    public Optional<Path> file(Path folder) {
        try {
            return role == Role.VALUE && key.kind() == Key.Kind.FILE && !text.isBlank()
                    ? Optional.of(folder.resolve(text).normalize())
                    : Optional.empty();
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }
}
