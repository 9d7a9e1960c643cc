package org.qos.dsl.project.context;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;

/**
 * The files in the folder of a policy that belong to it by their names: those with the policy's own name and another ending,
 * else those with the name that OpenSM uses.
 *
 * @param file the absolute path of the policy
 * @param exists whether there is a file
 */
public record SiblingFiles(Path file, Predicate<Path> exists) {

    private static final FileNames FABRIC = new FileNames(List.of("fabric.ibnetdiscover"), List.of(".ibnetdiscover"));
    private static final List<String> POLICY_ENDINGS = Language.all().stream()
            .filter(Language::isPolicy)
            .flatMap(language -> language.fileNames().endings().stream())
            .toList();

    /** The names that the policy of a file may have, from the name of the file without its ending. */
    static Stream<String> policies(String name) {
        return Stream.concat(POLICY_ENDINGS.stream().map(name::concat), Stream.of("policy.qos", "qos-policy.conf"));
    }

    /** OpenSM's partition file. */
    public Optional<Path> partitions() {
        return named(new PartitionsLanguage().fileNames());
    }

    /** OpenSM's option file. */
    public Optional<Path> options() {
        return named(new OptionsLanguage().fileNames());
    }

    /** A snapshot of the fabric. */
    public Optional<Path> fabric() {
        return named(FABRIC);
    }

    private Optional<Path> named(FileNames names) {
        String name = FileNames.of(file);
        List<String> candidates = new ArrayList<>();
        POLICY_ENDINGS.stream()
                .filter(name::endsWith)
                .map(own -> name.substring(0, name.length() - own.length()))
                .flatMap(stem -> names.endings().stream().map(stem::concat))
                .forEach(candidates::add);
        candidates.addAll(names.whole());
        return candidates.stream().map(file::resolveSibling).filter(exists).findFirst();
    }
}
