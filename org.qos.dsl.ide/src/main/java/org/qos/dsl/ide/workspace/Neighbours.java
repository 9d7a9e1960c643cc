package org.qos.dsl.ide.workspace;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What lies beside a file and belongs to it by its name: under the file's own name with another ending, or under the name
 * that OpenSM looks for.
 *
 * @param file the absolute path of the file
 * @param exists whether there is a file, on disk or in the client
 */
record Neighbours(Path file, Predicate<Path> exists) {

    private static final List<String> POLICY_ENDINGS = List.of(".qos", ".qos-policy.conf");

    /** OpenSM's partition file. */
    Optional<Path> partitions() {
        return named(".partitions.conf", "partitions.conf");
    }

    /** OpenSM's option file. */
    Optional<Path> options() {
        return named(".opensm.opts", "opensm.opts", "opensm.conf");
    }

    /** A snapshot of the fabric. */
    Optional<Path> fabric() {
        return named(".ibnetdiscover", "fabric.ibnetdiscover");
    }

    private Optional<Path> named(String ending, String... names) {
        List<String> candidates = new ArrayList<>();
        String name = file.getFileName().toString();
        POLICY_ENDINGS.stream()
                .filter(name::endsWith)
                .map(own -> name.substring(0, name.length() - own.length()) + ending)
                .forEach(candidates::add);
        candidates.addAll(List.of(names));
        return candidates.stream().map(file::resolveSibling).filter(exists).findFirst();
    }
}
