package org.qos.dsl.project.settings;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.qos.dsl.check.Target;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;
import org.qos.dsl.scoping.NameSuggestions;

/** Reads a project file and reports all its errors. */
public final class SettingsReader {

    private final Path path;
    private final List<YamlProblem> problems = new ArrayList<>();
    private final Map<Key, Entry> values = new EnumMap<>(Key.class);

    private SettingsReader(Path path) {
        this.path = path;
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

    /**
     * Reads the text of a project file, for example of an open document.
     *
     * @param file its absolute path
     */
    public static SettingsFile read(Path file, String text) throws IOException {
        SettingsReader reader = new SettingsReader(file);
        YamlText yaml = YamlText.read(text, "a project file");
        yaml.problem().ifPresentOrElse(reader.problems::add, () -> reader.keys(yaml.value()));
        Settings settings = reader.settings();
        reader.problems.sort(YamlProblem.BY_PLACE);
        return new SettingsFile(file, settings, reader.problems, SettingsTokens.in(yaml.value()));
    }

    private void keys(Yaml file) {
        if (file instanceof Scalar scalar && scalar.text().isBlank()) {
            return;
        }
        if (!(file instanceof Mapping mapping)) {
            problem(file.region(), "expected keys with values, such as 'partitions: partitions.conf'");
            return;
        }
        for (Entry entry : mapping.entries()) {
            String token = entry.key().text();
            Key.byId(token)
                    .ifPresentOrElse(
                            key -> value(key, entry),
                            () -> problems.add(YamlProblem.unknown("key", entry.key(), Key.ids())));
        }
    }

    private void value(Key key, Entry entry) {
        if (values.putIfAbsent(key, entry) != null) {
            problem(entry.key().region(), "'" + key.id() + "' is given twice");
        }
    }

    private Settings settings() {
        return new Settings(
                path,
                scalar(Key.POLICY, this::path),
                scalar(Key.PARTITIONS, this::path),
                scalar(Key.OPTIONS, this::path),
                scalar(Key.ENHANCED_QOS, this::path),
                scalar(Key.FABRIC, this::path),
                scalar(Key.ENVIRONMENT, this::path),
                scalar(Key.SM, s -> Optional.of(s.text())),
                scalar(Key.TARGET, this::target),
                scalar(Key.ROUTING_ENGINE, this::engines),
                mtu(),
                rules(),
                globs());
    }

    private OptionalInt mtu() {
        Optional<String> bytes = scalar(Key.MTU, value -> Optional.of(value.text()));
        if (bytes.isPresent() && !Choice.names(Choice.of(Key.MTU)).contains(bytes.get())) {
            unexpected(Key.MTU);
            return OptionalInt.empty();
        }
        return bytes.map(Integer::parseInt).map(OptionalInt::of).orElseGet(OptionalInt::empty);
    }

    private RuleLevels rules() {
        if (value(Key.RULES) instanceof Mapping mapping) {
            return new LevelsReader(problems::add).read(mapping);
        }
        unexpected(Key.RULES);
        return RuleLevels.NONE;
    }

    private List<String> globs() {
        if (!(value(Key.IGNORE) instanceof Sequence sequence)) {
            unexpected(Key.IGNORE);
            return List.of();
        }
        List<String> globs = new ArrayList<>();
        for (Yaml element : sequence.values()) {
            if (element instanceof Scalar scalar && Glob.isValid(scalar.text())) {
                globs.add(scalar.text());
            } else {
                problem(element.region(), "expected a glob, such as \"old/**\"");
            }
        }
        return globs;
    }

    private <T> Optional<T> scalar(Key key, Function<Scalar, Optional<T>> meaning) {
        if (value(key) instanceof Scalar scalar && !scalar.text().isBlank()) {
            return meaning.apply(scalar);
        }
        unexpected(key);
        return Optional.empty();
    }

    private Optional<Path> path(Scalar scalar) {
        try {
            return Optional.of(path.resolveSibling(scalar.text()).normalize());
        } catch (InvalidPathException e) {
            problem(scalar.region(), "no file can have the name '" + scalar.text() + "'");
            return Optional.empty();
        }
    }

    private Optional<Target> target(Scalar scalar) {
        Optional<Target> target = Target.byId(scalar.text());
        if (target.isEmpty()) {
            problems.add(new YamlProblem(
                    scalar.region(),
                    "unknown target '" + scalar.text() + "'; expected one of " + Target.ids(),
                    NameSuggestions.STRICT.closest(scalar.text(), Choice.names(Choice.of(Key.TARGET)))));
        }
        return target;
    }

    /**
     * A list, as in the option, of which OpenSM uses the first engine that it has and that succeeds. Which engines
     * NVIDIA's has is not known.
     */
    private Optional<String> engines(Scalar scalar) {
        if (value(Key.TARGET) instanceof Scalar target && target.text().equals(Target.MLNX_5.id())) {
            return Optional.of(scalar.text());
        }
        List<String> known = Choice.names(Choice.of(Key.ROUTING_ENGINE));
        List<String> unknown = Arrays.stream(scalar.text().strip().split("[, \t]+"))
                .filter(engine -> !known.contains(engine))
                .toList();
        for (String engine : unknown) {
            Optional<String> near = NameSuggestions.STRICT.closest(engine, known);
            problems.add(new YamlProblem(
                    scalar.region(),
                    "unknown routing engine '" + engine + "'"
                            + near.map(name -> "; did you mean '" + name + "'?")
                                    .orElse("; expected one of " + String.join(", ", known)),
                    near.filter(name -> engine.equals(scalar.text())),
                    Optional.of(Target.OPENSM_3_3)));
        }
        return Optional.of(scalar.text());
    }

    /** What is said of a key; null where it is not there. */
    private Yaml value(Key key) {
        return values.containsKey(key) ? values.get(key).value() : null;
    }

    /** A key without a value is an error too; a missing key is not. */
    private void unexpected(Key key) {
        if (values.containsKey(key)) {
            problem(values.get(key).valueRegion(), "expected " + key.kind().expected() + " for '" + key.id() + "'");
        }
    }

    private void problem(YamlRegion place, String message) {
        problems.add(new YamlProblem(place, message));
    }
}
