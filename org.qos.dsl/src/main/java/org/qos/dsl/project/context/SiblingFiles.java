package org.qos.dsl.project.context;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.qos.dsl.language.FileNames;

/**
 * The files in the folder of a policy that belong to it by their names: those with the policy's own name and another ending,
 * else those with the name that OpenSM uses.
 *
 * @param file the absolute path of the policy
 * @param exists whether there is a file
 */
public record SiblingFiles(Path file, Predicate<Path> exists) {

    private static final List<String> POLICY_ENDINGS = List.of(".qos", ".qos-policy.conf");

    /** The names that the policy of a file may have, from the name of the file without its ending. */
    static Stream<String> policies(String name) {
        return Stream.concat(POLICY_ENDINGS.stream().map(name::concat), Stream.of("policy.qos", "qos-policy.conf"));
    }

    /** OpenSM's partition file. */
    public Optional<Path> partitions() {
        return named(".partitions.conf", "partitions.conf");
    }

    /** OpenSM's option file. */
    public Optional<Path> options() {
        return named(".opensm.opts", "opensm.opts", "opensm.conf");
    }

    /** A snapshot of the fabric. */
    public Optional<Path> fabric() {
        return named(".ibnetdiscover", "fabric.ibnetdiscover");
    }

    private Optional<Path> named(String ending, String... names) {
        List<String> candidates = new ArrayList<>();
        String name = FileNames.of(file);
        POLICY_ENDINGS.stream()
                .filter(name::endsWith)
                .map(own -> name.substring(0, name.length() - own.length()) + ending)
                .forEach(candidates::add);
        candidates.addAll(List.of(names));
        return candidates.stream().map(file::resolveSibling).filter(exists).findFirst();
    }
}
