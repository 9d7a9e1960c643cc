package org.qos.dsl.project.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;

/**
 * A key or a value of a YAML file.
 *
 * @param path the keys that lead to it, from the outermost one on; the key itself is the last one
 * @param isKey whether it is a key
 * @param scalar its text and place
 */
public record YamlToken(List<String> path, boolean isKey, Scalar scalar) {

    /** Copies the list. */
    public YamlToken {
        path = List.copyOf(path);
    }

    /** The token at an offset. */
    public static Optional<YamlToken> at(Yaml file, int offset) {
        return at(file, List.of(), offset);
    }

    private static Optional<YamlToken> at(Yaml yaml, List<String> path, int offset) {
        if (yaml instanceof Mapping mapping) {
            return mapping.entries().stream()
                    .flatMap(entry -> at(entry, path, offset).stream())
                    .findFirst();
        }
        if (yaml instanceof Sequence sequence) {
            return sequence.values().stream()
                    .flatMap(value -> at(value, path, offset).stream())
                    .findFirst();
        }
        return Optional.of((Scalar) yaml)
                .filter(scalar -> touches(scalar, offset))
                .map(scalar -> new YamlToken(path, false, scalar));
    }

    private static Optional<YamlToken> at(Entry entry, List<String> path, int offset) {
        List<String> below = new ArrayList<>(path);
        below.add(entry.key().text());
        return touches(entry.key(), offset)
                ? Optional.of(new YamlToken(below, true, entry.key()))
                : at(entry.value(), below, offset);
    }

    private static boolean touches(Scalar scalar, int offset) {
        return scalar.region().length() > 0 && scalar.region().touches(offset, offset);
    }
}
