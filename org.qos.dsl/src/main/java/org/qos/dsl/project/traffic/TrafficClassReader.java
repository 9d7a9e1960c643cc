package org.qos.dsl.project.traffic;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private static final Pattern NUMBER = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,6})?)(%?)");
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
        TrafficPattern pattern = pattern();
        List<String> from = texts(ends(TrafficKey.FROM));
        List<String> to = texts(ends(TrafficKey.TO));
        if (pattern == TrafficPattern.RING && entries.containsKey(TrafficKey.TO)) {
            problem(entries.get(TrafficKey.TO).key().region(), "a ring has no 'to'; its senders receive");
        }
        Optional<PathRequest> request = request();
        OfferedLoad load = load();
        String name = entries.containsKey(TrafficKey.NAME) ? name() : pattern.id() + " " + place;
        return wrong
                ? Optional.empty()
                : Optional.of(new TrafficClass(name, pattern, from, to, request.orElseThrow(), load));
    }

    /** Where the class, which has no errors, was read. */
    TrafficFile.Places places() {
        YamlRegion request = entries.containsKey(TrafficKey.REQUEST) ? region(TrafficKey.REQUEST) : mapping.region();
        return new TrafficFile.Places(ends(TrafficKey.FROM), ends(TrafficKey.TO), request);
    }

    /** Where its name is; without one where the class is. */
    YamlRegion nameRegion() {
        return entries.containsKey(TrafficKey.NAME) ? region(TrafficKey.NAME) : mapping.region();
    }

    private void enter(Entry entry) {
        String token = entry.key().text();
        Optional<TrafficKey> key = TrafficKey.byId(token);
        if (key.isEmpty()) {
            problem(YamlProblem.unknown("key", entry.key(), TrafficKey.ids()));
        } else if (entries.putIfAbsent(key.get(), entry) != null) {
            problem(entry.key().region(), "'" + token + "' is given twice");
        }
    }

    private String name() {
        String name = text(TrafficKey.NAME);
        if (name.length() > MAX_NAME) {
            problem(
                    region(TrafficKey.NAME),
                    "a name has no more than " + MAX_NAME + " characters; this one has " + name.length());
        } else if (name.isBlank() && entries.get(TrafficKey.NAME).value() instanceof Scalar) {
            problem(region(TrafficKey.NAME), "expected a name");
        }
        return name;
    }

    private TrafficPattern pattern() {
        String text = text(TrafficKey.PATTERN);
        Optional<TrafficPattern> pattern = TrafficPattern.byId(text);
        if (!entries.containsKey(TrafficKey.PATTERN)) {
            problem(mapping.region(), "a class of traffic needs 'pattern': " + String.join(", ", TrafficPattern.ids()));
        } else if (pattern.isEmpty()) {
            problem(YamlProblem.unknown("pattern", new Scalar(region(TrafficKey.PATTERN), text), TrafficPattern.ids()));
        }
        return pattern.orElse(TrafficPattern.ALL_TO_ALL);
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
        Matcher number = NUMBER.matcher(text);
        if (!number.matches() || Double.parseDouble(number.group(1)) == 0) {
            problem(
                    region(TrafficKey.LOAD),
                    LOADS + ", not '" + text + "'" + (text.matches("\\d\\S*\\s+%") ? "; write no space before %" : ""));
            return OfferedLoad.MAX;
        }
        double value = Double.parseDouble(number.group(1));
        if (!number.group(2).isEmpty() && value > WHOLE_LINK) {
            problem(
                    region(TrafficKey.LOAD),
                    "a load of " + text + " is more than the link of the sender takes; write max");
        }
        return number.group(2).isEmpty() ? new OfferedLoad.Gigabits(value) : new OfferedLoad.Percent(value);
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
