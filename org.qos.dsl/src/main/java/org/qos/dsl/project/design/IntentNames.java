package org.qos.dsl.project.design;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.qos.dsl.project.settings.Yaml;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;
import org.qos.dsl.project.settings.YamlProblem;

/**
 * The names of the groups or partitions of an intent, those with other errors among them: a reference to one of these is not
 * an error.
 *
 * @param names the names in the order of the file
 * @param areAll whether each of them could be read; else a reference to another name can be right
 */
record IntentNames(Set<String> names, boolean areAll) {

    /** Copies the names. */
    IntentNames {
        names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
    }

    /** The keys of a mapping; none where it is not given. */
    static IntentNames ofKeys(Optional<Yaml> mapping) {
        LinkedHashSet<String> names = new LinkedHashSet<>();
        mapping.filter(Mapping.class::isInstance).ifPresent(keys -> ((Mapping) keys)
                .entries()
                .forEach(entry -> names.add(entry.key().text())));
        return new IntentNames(names, mapping.map(Mapping.class::isInstance).orElse(true));
    }

    /** The names of the partitions of a list; none where it is not given. */
    static IntentNames ofPartitions(Optional<Yaml> list) {
        LinkedHashSet<String> names = new LinkedHashSet<>();
        boolean all = list.map(Sequence.class::isInstance).orElse(true);
        List<Yaml> elements = list.filter(Sequence.class::isInstance)
                .map(sequence -> ((Sequence) sequence).values())
                .orElse(List.of());
        for (Yaml element : elements) {
            Optional<String> name = name(element);
            name.ifPresent(names::add);
            all &= name.isPresent();
        }
        return new IntentNames(names, all);
    }

    private static Optional<String> name(Yaml element) {
        Stream<Entry> entries = element instanceof Mapping mapping ? mapping.entries().stream() : Stream.empty();
        return entries.filter(entry -> entry.key().text().equals(IntentKey.PARTITION_NAME.id()))
                .map(Entry::value)
                .filter(Scalar.class::isInstance)
                .map(value -> ((Scalar) value).text())
                .filter(Predicate.not(String::isBlank))
                .findFirst();
    }

    /** The same with further names, those first. */
    IntentNames after(String... first) {
        LinkedHashSet<String> all = new LinkedHashSet<>(List.of(first));
        all.addAll(names);
        return new IntentNames(all, areAll);
    }

    /** Whether a reference to a name is wrong for certain. */
    boolean lack(String name) {
        return areAll && !names.contains(name);
    }

    /** The error of a reference to a name that is not defined; where none is near, with the key that defines such names. */
    YamlProblem unknown(String what, Scalar name) {
        List<String> expected = List.copyOf(names);
        YamlProblem unknown = YamlProblem.unknown(what, name, expected);
        return unknown.suggestion().isPresent()
                ? unknown
                : YamlProblem.unknown(what, name, expected, " (a " + what + " is defined in '" + what + "s')");
    }
}
