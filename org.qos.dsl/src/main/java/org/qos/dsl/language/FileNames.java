package org.qos.dsl.language;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The names of the files of a language; the case counts.
 *
 * @param whole names, such as {@code qos-policy.conf}
 * @param endings ends of names, each with a leading dot, such as {@code .qos-policy.conf}
 */
public record FileNames(List<String> whole, List<String> endings) {

    /** The name of a file, the last segment of its path; of the root of a file system, which has none, the path. */
    public static String of(Path file) {
        return Optional.ofNullable(file.getFileName()).orElse(file).toString();
    }

    /** Whether a name, the last segment of a path, is one of them. */
    public boolean match(String name) {
        return whole.contains(name) || endings.stream().anyMatch(name::endsWith);
    }

    /** The same as patterns in which {@code *} is any text. */
    public Stream<String> globs() {
        return Stream.concat(whole.stream(), endings.stream().map(ending -> "*" + ending));
    }
}
