package org.qos.dsl.project.settings;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A token of a project file with a role.
 *
 * @param role what it is
 * @param key the key that it is, or that it is said of
 * @param text what it says, without quotes
 * @param region its place in the text, with its quotes
 */
public record SettingsToken(Role role, Key key, String text, YamlRegion region) {

    /** The roles of tokens. */
    public enum Role {
        /** A key of the file. */
        KEY,
        /** The value of a key: a text, a file, one of several globs. */
        VALUE,
        /** The code of a rule. */
        RULE,
        /** How bad the findings of a rule are. */
        LEVEL
    }

    /**
     * The absolute path of the file that it names; empty for a token that does not name a file.
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
