package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.qos.dsl.check.Target;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.project.settings.SettingsFile.Problem;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;
import org.qos.dsl.scoping.DidYouMean;

/** Reads a project file and tells all that is wrong with it. */
public final class SettingsReader {

    private final Path folder;
    private final List<Problem> problems = new ArrayList<>();
    private final Map<Key, Yaml> values = new EnumMap<>(Key.class);

    private SettingsReader(Path folder) {
        this.folder = folder;
    }

    /**
     * Reads a project file.
     *
     * @param file its absolute path
     * @throws IOException when it cannot be read
     */
    public static SettingsFile read(Path file) throws IOException {
        return read(file, SourceText.read(file).text());
    }

    /** Reads the text of a project file. */
    static SettingsFile read(Path file, String text) throws IOException {
        SettingsReader reader = new SettingsReader(file.getParent());
        try {
            reader.keys(Yaml.read(text));
        } catch (JsonProcessingException e) {
            reader.notYaml(e);
        }
        Settings settings = reader.settings();
        return new SettingsFile(file, settings, reader.problems);
    }

    private void notYaml(JsonProcessingException e) {
        JsonLocation place = Optional.ofNullable(e.getLocation()).orElse(JsonLocation.NA);
        String reason = e.getOriginalMessage().lines().findFirst().orElse("it cannot be read");
        problems.add(new Problem(
                Math.max(1, place.getLineNr()), Math.max(1, place.getColumnNr()), "this is no YAML: " + reason));
    }

    private void keys(Yaml file) {
        if (file instanceof Scalar scalar && scalar.text().isBlank()) {
            return;
        }
        if (!(file instanceof Mapping mapping)) {
            problem(file, "expected keys with values, such as 'partitions: partitions.conf'");
            return;
        }
        for (Entry entry : mapping.entries()) {
            String word = entry.key().text();
            Key.byWord(word)
                    .ifPresentOrElse(
                            key -> value(key, entry),
                            () -> problem(entry.key(), "unknown key '" + word + "'" + meant(word, Key.words())));
        }
    }

    private void value(Key key, Entry entry) {
        if (values.putIfAbsent(key, entry.value()) != null) {
            problem(entry.key(), "'" + key.word() + "' is given twice");
        }
    }

    private Settings settings() {
        return new Settings(
                folder,
                scalar(Key.POLICY, this::path),
                scalar(Key.PARTITIONS, this::path),
                scalar(Key.OPTIONS, this::path),
                scalar(Key.FABRIC, this::path),
                scalar(Key.SM, s -> Optional.of(s.text())),
                scalar(Key.TARGET, this::target),
                scalar(Key.ROUTING_ENGINE, s -> Optional.of(s.text())),
                rules(),
                globs());
    }

    private RuleLevels rules() {
        Yaml value = values.get(Key.RULES);
        if (value instanceof Mapping mapping) {
            return new LevelsReader(this::problem).read(mapping);
        }
        unexpected(Key.RULES, value);
        return RuleLevels.NONE;
    }

    private List<String> globs() {
        Yaml value = values.get(Key.IGNORE);
        if (!(value instanceof Sequence sequence)) {
            unexpected(Key.IGNORE, value);
            return List.of();
        }
        List<String> globs = new ArrayList<>();
        for (Yaml element : sequence.values()) {
            if (element instanceof Scalar scalar && Glob.isValid(scalar.text())) {
                globs.add(scalar.text());
            } else {
                problem(element, "expected a glob, such as \"old/**\"");
            }
        }
        return globs;
    }

    private <T> Optional<T> scalar(Key key, Function<Scalar, Optional<T>> meaning) {
        Yaml value = values.get(key);
        if (value instanceof Scalar scalar && !scalar.text().isBlank()) {
            return meaning.apply(scalar);
        }
        unexpected(key, value);
        return Optional.empty();
    }

    private Optional<Path> path(Scalar scalar) {
        try {
            return Optional.of(folder.resolve(scalar.text()).normalize());
        } catch (InvalidPathException e) {
            problem(scalar, "no file can have the name '" + scalar.text() + "'");
            return Optional.empty();
        }
    }

    private Optional<Target> target(Scalar scalar) {
        Optional<Target> target = Target.byId(scalar.text());
        if (target.isEmpty()) {
            problem(scalar, "unknown target '" + scalar.text() + "'; expected one of " + Target.ids());
        }
        return target;
    }

    /** A key without a value is a mistake too; a key that is not there is none. */
    private void unexpected(Key key, Yaml value) {
        if (value != null) {
            problem(value, "expected " + key.kind().expected() + " for '" + key.word() + "'");
        }
    }

    private void problem(Yaml place, String message) {
        problems.add(new Problem(place.line(), place.column(), message));
    }

    /** What was meant by a word, or what there is. */
    static String meant(String word, List<String> known) {
        return DidYouMean.of(word, known)
                .map(near -> "; did you mean '" + near + "'?")
                .orElse(known.size() > 20 ? "" : "; known are " + String.join(", ", known));
    }
}
