package org.qos.dsl.project.design;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qos.analysis.design.DesignClass;
import org.qos.dsl.project.design.IntentKey.Section;
import org.qos.dsl.project.settings.Yaml;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;
import org.qos.runtime.value.Mtu;

/** Reads the keys of one section of an intent. */
final class IntentMapping {

    /** A percentage with one decimal. */
    static final Pattern PERCENT = Pattern.compile("(\\d{1,3})(?:\\.(\\d))?%");

    private final YamlRegion region;
    private final Consumer<YamlProblem> problems;
    private final Map<IntentKey, Entry> entries = new EnumMap<>(IntentKey.class);
    /** What an unknown key probably is meant to be. */
    private final Set<String> misspelled = new HashSet<>();

    private boolean wrong;

    IntentMapping(Section section, Mapping mapping, Consumer<YamlProblem> problems) {
        this.region = mapping.region();
        this.problems = problems;
        mapping.entries().forEach(entry -> enter(section, entry));
    }

    private void enter(Section section, Entry entry) {
        String token = entry.key().text();
        Optional<IntentKey> key = IntentKey.byId(section, token);
        List<String> known = IntentKey.of(section).stream().map(IntentKey::id).toList();
        if (key.isEmpty()) {
            YamlProblem unknown = YamlProblem.unknown("key", entry.key(), known);
            unknown.suggestion().ifPresent(misspelled::add);
            problem(unknown);
        } else if (entries.putIfAbsent(key.get(), entry) != null) {
            problem(entry.key().region(), "'" + token + "' is given twice");
        }
    }

    /** Whether the file has an error here. */
    boolean isWrong() {
        return wrong;
    }

    void problem(YamlProblem problem) {
        wrong = true;
        problems.accept(problem);
    }

    void problem(YamlRegion at, String message) {
        problem(new YamlProblem(at, message));
    }

    void problem(IntentKey key, String message) {
        problem(region(key), message);
    }

    boolean has(IntentKey key) {
        return entries.containsKey(key);
    }

    /** Whether a key is not given, also not misspelled. */
    boolean lacks(IntentKey key) {
        return !has(key) && !misspelled.contains(key.id());
    }

    /** Where the value of a key is; for a missing key where the section is. */
    YamlRegion region(IntentKey key) {
        return has(key) ? entries.get(key).valueRegion() : region;
    }

    Optional<Yaml> value(IntentKey key) {
        return Optional.ofNullable(entries.get(key)).map(Entry::value);
    }

    /** The text of a key; empty with a problem where it is not one value. */
    Optional<String> text(IntentKey key) {
        if (!has(key)) {
            return Optional.empty();
        }
        Optional<String> text = value(key)
                .filter(Scalar.class::isInstance)
                .map(value -> ((Scalar) value).text())
                .filter(value -> !value.isBlank());
        if (text.isEmpty()) {
            problem(key, "expected one value for '" + key.id() + "'");
        }
        return text;
    }

    /** A whole number, hexadecimal with {@code 0x}, else decimal. */
    OptionalInt number(IntentKey key, int min, int max) {
        return number(key, min, max, "");
    }

    /**
     * The same.
     *
     * @param unit of what the number is, such as {@code " of Gb/s"}; may be empty
     */
    OptionalInt number(IntentKey key, int min, int max, String unit) {
        return number(key, "a whole number" + unit + " from " + min + " to " + max, min, max);
    }

    /**
     * The same.
     *
     * @param expected what is expected, for messages
     */
    OptionalInt number(IntentKey key, String expected, int min, int max) {
        Optional<String> text = text(key);
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        OptionalInt value = number(text.get());
        if (value.isPresent() && value.getAsInt() >= min && value.getAsInt() <= max) {
            return value;
        }
        problem(key, "'" + key.id() + "' is " + text.get() + "; expected " + expected);
        return OptionalInt.empty();
    }

    /** An MTU in bytes. */
    OptionalInt mtu(IntentKey key) {
        Optional<String> text = text(key);
        OptionalInt bytes = text.map(IntentMapping::number).orElse(OptionalInt.empty());
        if (bytes.isPresent() && Mtu.ofBytes(bytes.getAsInt()).isPresent()) {
            return bytes;
        }
        text.ifPresent(other ->
                problem(key, "'" + key.id() + "' is " + other + "; expected 256, 512, 1024, 2048 or 4096 bytes"));
        return OptionalInt.empty();
    }

    /** A number as {@link #number(IntentKey, int, int)} reads it; empty for another text. */
    private static OptionalInt number(String text) {
        String digits = text.strip();
        try {
            return OptionalInt.of(
                    digits.startsWith("0x") ? Integer.parseInt(digits.substring(2), 16) : Integer.parseInt(digits));
        } catch (NumberFormatException notANumber) {
            return OptionalInt.empty();
        }
    }

    /** A part of a link in tenths of a percent. */
    OptionalInt percent(IntentKey key) {
        Optional<String> text = text(key);
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        Matcher percent = PERCENT.matcher(text.get().strip());
        if (percent.matches()) {
            String tenth = Optional.ofNullable(percent.group(2)).orElse("0");
            int tenths = Integer.parseInt(percent.group(1)) * 10 + Integer.parseInt(tenth);
            if (tenths > 0 && tenths <= DesignClass.WHOLE) {
                return OptionalInt.of(tenths);
            }
        }
        problem(
                key,
                "'" + key.id() + "' is '" + text.get()
                        + "'; expected a part of a link from 0.1% to 100%, with one decimal at"
                        + " most, written as 12.5%"
                        + (text.get().matches("\\d\\S*\\s+%") ? "; write no space before %" : ""));
        return OptionalInt.empty();
    }

    /** The values of a list, or the only one; none without the key. */
    List<Scalar> list(IntentKey key) {
        Stream<Yaml> values = value(key).stream()
                .flatMap(value -> value instanceof Sequence sequence ? sequence.values().stream() : Stream.of(value));
        List<Scalar> scalars = new ArrayList<>();
        for (Yaml value : values.toList()) {
            if (value instanceof Scalar scalar && !scalar.text().isBlank()) {
                scalars.add(scalar);
            } else {
                problem(value.region().length() == 0 ? region(key) : value.region(), "expected a value or a list");
            }
        }
        if (has(key) && scalars.isEmpty() && !wrong) {
            problem(key, "expected a value or a list of them for '" + key.id() + "'");
        }
        return scalars;
    }

    /**
     * The mappings of a list; none without the key.
     *
     * @param what the elements, such as {@code classes}
     * @param example how one begins
     */
    List<Mapping> mappings(IntentKey key, String what, String example) {
        if (!has(key)) {
            return List.of();
        }
        if (!(value(key).orElseThrow() instanceof Sequence sequence)
                || sequence.values().isEmpty()) {
            problem(key, "expected a list of " + what + " for '" + key.id() + "', such as '- " + example + "'");
            return List.of();
        }
        List<Mapping> mappings = new ArrayList<>();
        for (Yaml value : sequence.values()) {
            if (value instanceof Mapping mapping && !mapping.entries().isEmpty()) {
                mappings.add(mapping);
            } else {
                problem(value.region().length() == 0 ? region(key) : value.region(), "expected keys and values here");
            }
        }
        return mappings;
    }

    Consumer<YamlProblem> problems() {
        return this::problem;
    }
}
