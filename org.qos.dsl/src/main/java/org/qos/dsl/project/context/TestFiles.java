package org.qos.dsl.project.context;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.policytest.PolicyTestHeaders;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.settings.Key;
import org.qos.dsl.project.settings.Settings;

/**
 * The files that the headers of a file with tests name.
 *
 * @param file the absolute path of the file with tests
 * @param names the files by the keyword of the header, relative to its folder
 */
record TestFiles(Path file, Map<String, String> names) {

    private static final List<String> ENDINGS =
            new PolicyTestLanguage().fileNames().endings();

    static TestFiles of(Path file, String text) {
        return new TestFiles(file, PolicyTestHeaders.in(text));
    }

    /** The file that a header names. */
    Optional<Path> named(Key key) {
        try {
            return Optional.ofNullable(names.get(key.id()))
                    .filter(name -> !name.isBlank())
                    .map(name -> file.resolveSibling(name).normalize());
        } catch (InvalidPathException notAPath) {
            return Optional.empty();
        }
    }

    /** The policy: that of the header, else that of the project, else a sibling of the same name or OpenSM's. */
    Optional<Path> policy(Settings settings, Predicate<Path> exists) {
        String name = FileNames.of(file);
        String own = ENDINGS.stream()
                .filter(name::endsWith)
                .map(ending -> name.substring(0, name.length() - ending.length()))
                .findFirst()
                .orElse(name);
        return named(Key.POLICY).or(settings::policy).or(() -> SiblingFiles.policies(own)
                .map(file::resolveSibling)
                .filter(exists)
                .findFirst());
    }
}
