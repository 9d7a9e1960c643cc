package org.qos.dsl.project.traffic;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qos.analysis.simulation.traffic.OfferedLoad;
import org.qos.analysis.simulation.traffic.TrafficClass;
import org.qos.analysis.simulation.traffic.TrafficPattern;
import org.qos.dsl.project.settings.Yaml;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;

/** Reads one class of traffic. */
final class TrafficClassReader {

    private static final Pattern PERCENT = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?)%");
    /** A number of YAML, such as 12.5 and 1e3. */
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}(?:\\.\\d{1,9})?(?:[eE][+-]?\\d{1,2})?");
    /** The rates that the models tell from 0 and from those of no link. */
    private static final double MIN_RATE = 1e-6;

    private static final int MAX_RATE = 1_000_000;
    private static final int WHOLE_LINK = 100;
    /** The longest name, so that tables stay readable. */
    static final int MAX_NAME = 100;

    private static final String LOADS =
            "expected max, a rate above 0 and below 1000000 Gb/s such as 12.5, or a part of the link up to 100% such as 10%,"
                    + " with up to 6 decimals";
    private static final String ENDS = "from any to any ";

    private final Mapping mapping;
    private final Consumer<YamlProblem> problems;
    private final Map<TrafficKey, Entry> entries = new EnumMap<>(TrafficKey.class);
    /** What an unknown key probably is meant to be. */
    private final Set<String> misspelled = new HashSet<>();

    private List<Scalar> from = List.of();
    private List<Scalar> to = List.of();
    private Optional<String> name = Optional.empty();
    private boolean wrong;

    TrafficClassReader(Mapping mapping, Consumer<YamlProblem> problems) {
        this.mapping = mapping;
        this.problems = problems;
    }

    /**
     * The class; empty when it has errors.
     *
     * @param place its place in the list, from 1, by which a class without a name is called
     */
    Optional<TrafficClass> read(int place) {
        mapping.entries().forEach(this::enter);
        Optional<TrafficPattern> pattern = pattern();
        from = ends(TrafficKey.FROM);
        to = ends(TrafficKey.TO);
        if (pattern.equals(Optional.of(TrafficPattern.RING)) && entries.containsKey(TrafficKey.TO)) {
            problem(entries.get(TrafficKey.TO).key().region(), "a ring has no 'to'; its senders receive");
        }
        Optional<PathRequest> request = request();
        OfferedLoad load = load();
        name = entries.containsKey(TrafficKey.NAME) ? written() : pattern.map(given -> given.id() + " " + place);
        return wrong
                ? Optional.empty()
                : Optional.of(new TrafficClass(
                        name.orElseThrow(),
                        pattern.orElseThrow(),
                        texts(from),
                        texts(to),
                        request.orElseThrow(),
                        load));
    }

    /** Its name, also where other parts of it have errors; empty where it has none. */
    Optional<String> name() {
        return name;
    }

    /** Where its parts were read; ends as far as they can be understood. */
    TrafficFile.Places places() {
        YamlRegion request = entries.containsKey(TrafficKey.REQUEST) ? region(TrafficKey.REQUEST) : mapping.region();
        return new TrafficFile.Places(from, to, request);
    }

    /** Where its name is; without one where the class is. */
    YamlRegion nameRegion() {
        return entries.containsKey(TrafficKey.NAME) ? region(TrafficKey.NAME) : mapping.region();
    }

    private void enter(Entry entry) {
        String token = entry.key().text();
        Optional<TrafficKey> key = TrafficKey.byId(token);
        if (key.isEmpty()) {
            YamlProblem unknown = YamlProblem.unknown("key", entry.key(), TrafficKey.ids());
            unknown.suggestion().ifPresent(misspelled::add);
            problem(unknown);
        } else if (entries.putIfAbsent(key.get(), entry) != null) {
            problem(entry.key().region(), "'" + token + "' is given twice");
        }
    }

    private Optional<String> written() {
        String text = text(TrafficKey.NAME);
        if (text.length() > MAX_NAME) {
            problem(
                    region(TrafficKey.NAME),
                    "a name has no more than " + MAX_NAME + " characters; this one has " + text.length());
        } else if (text.isBlank() && entries.get(TrafficKey.NAME).value() instanceof Scalar) {
            problem(region(TrafficKey.NAME), "expected a name");
        }
        return Optional.of(text).filter(name -> !name.isBlank());
    }

    private Optional<TrafficPattern> pattern() {
        String text = text(TrafficKey.PATTERN);
        Optional<TrafficPattern> pattern = TrafficPattern.byId(text);
        if (!entries.containsKey(TrafficKey.PATTERN) && misspelled.contains(TrafficKey.PATTERN.id())) {
            return pattern;
        }
        if (!entries.containsKey(TrafficKey.PATTERN)) {
            problem(mapping.region(), "a class of traffic needs 'pattern': " + String.join(", ", TrafficPattern.ids()));
        } else if (pattern.isEmpty()) {
            problem(YamlProblem.unknown("pattern", new Scalar(region(TrafficKey.PATTERN), text), TrafficPattern.ids()));
        }
        return pattern;
    }

    /** All ports by default. */
    private static List<String> texts(List<Scalar> ends) {
        return ends.isEmpty()
                ? List.of(TrafficClass.ANY)
                : ends.stream().map(Scalar::text).toList();
    }

    /** One end or a list of them; none without the key. */
    private List<Scalar> ends(TrafficKey key) {
        if (!entries.containsKey(key)) {
            return List.of();
        }
        Yaml value = entries.get(key).value();
        List<Scalar> ends = new ArrayList<>();
        for (Yaml end : value instanceof Sequence sequence ? sequence.values() : List.of(value)) {
            if (end instanceof Scalar scalar && !scalar.text().isBlank()) {
                ends.add(scalar);
            } else {
                problem(
                        end == value ? region(key) : end.region(),
                        "expected a port group of the policy, a port, or any");
            }
        }
        if (ends.isEmpty() && !wrong) {
            problem(region(key), "expected a port group of the policy, a port, or any");
        }
        return ends;
    }

    private Optional<PathRequest> request() {
        String text = entries.containsKey(TrafficKey.REQUEST) ? text(TrafficKey.REQUEST) : "";
        try {
            return Optional.of(RequestParser.parse(ENDS + text));
        } catch (RequestSyntaxException malformed) {
            problem(region(TrafficKey.REQUEST), "the request '" + text + "': " + message(malformed));
            return Optional.empty();
        }
    }

    /** What is wrong with a request, which has ends before the text of the class. */
    private static String message(RequestSyntaxException malformed) {
        return Stream.of(TrafficKey.FROM, TrafficKey.TO)
                .map(TrafficKey::id)
                .filter(end -> malformed.getMessage().equals("\"" + end + "\" is given twice"))
                .map(end -> "'" + end + "' is a key of the class, not a field of its request")
                .findFirst()
                .orElse(malformed.getMessage());
    }

    private OfferedLoad load() {
        String text = text(TrafficKey.LOAD);
        if (!entries.containsKey(TrafficKey.LOAD) || text.equals(OfferedLoad.MAX.toString())) {
            return OfferedLoad.MAX;
        }
        Matcher percent = PERCENT.matcher(text);
        if (percent.matches()) {
            return part(text, Double.parseDouble(percent.group(1)));
        }
        double rate = NUMBER.matcher(text).matches() ? Double.parseDouble(text) : 0;
        return rate >= MIN_RATE && rate < MAX_RATE ? new OfferedLoad.Gigabits(rate) : noLoad(text);
    }

    private OfferedLoad part(String text, double percent) {
        if (percent == 0) {
            return noLoad(text);
        }
        if (percent > WHOLE_LINK) {
            problem(
                    region(TrafficKey.LOAD),
                    "a load of " + text + " is more than the link of the sender takes; write max");
        }
        return new OfferedLoad.Percent(percent);
    }

    private OfferedLoad noLoad(String text) {
        problem(
                region(TrafficKey.LOAD),
                LOADS + ", not '" + text + "'" + (text.matches("\\d\\S*\\s+%") ? "; write no space before %" : ""));
        return OfferedLoad.MAX;
    }

    private String text(TrafficKey key) {
        if (!entries.containsKey(key)) {
            return "";
        }
        if (entries.get(key).value() instanceof Scalar scalar) {
            return scalar.text();
        }
        problem(region(key), "expected one value for '" + key.id() + "'");
        return "";
    }

    private YamlRegion region(TrafficKey key) {
        return entries.get(key).valueRegion();
    }

    private void problem(YamlRegion region, String message) {
        problem(new YamlProblem(region, message));
    }

    private void problem(YamlProblem problem) {
        wrong = true;
        problems.accept(problem);
    }
}
