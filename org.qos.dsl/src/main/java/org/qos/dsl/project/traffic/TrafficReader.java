package org.qos.dsl.project.traffic;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qos.analysis.simulation.traffic.TrafficClass;
import org.qos.dsl.project.settings.Yaml;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Sequence;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;
import org.qos.dsl.project.settings.YamlText;

/**
 * Reads a description of traffic and reports all its errors: {@code traffic:} with a list of classes, each with the
 * keys of {@link TrafficKey}.
 */
public final class TrafficReader {

    /** The key of the list. */
    static final String TRAFFIC = "traffic";

    private final List<TrafficClass> classes = new ArrayList<>();
    private final List<TrafficFile.Places> places = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private final List<YamlProblem> problems = new ArrayList<>();

    private TrafficReader() {}

    /** Reads a text. */
    public static TrafficFile read(String text) throws IOException {
        TrafficReader reader = new TrafficReader();
        YamlText yaml = YamlText.read(text, "a description of traffic");
        yaml.problem().ifPresentOrElse(reader.problems::add, () -> reader.file(yaml.value()));
        reader.problems.sort(YamlProblem.BY_PLACE);
        return new TrafficFile(reader.classes, reader.places, reader.problems);
    }

    private void file(Yaml file) {
        if (!(file instanceof Mapping mapping) || mapping.entries().isEmpty()) {
            problem(file.region(), "expected 'traffic:' with a list of classes of traffic");
            return;
        }
        for (Entry entry : mapping.entries()) {
            if (!entry.key().text().equals(TRAFFIC)) {
                problems.add(YamlProblem.unknown("key", entry.key(), List.of(TRAFFIC)));
            } else if (entry.value() instanceof Sequence sequence
                    && !sequence.values().isEmpty()) {
                sequence.values().forEach(this::trafficClass);
            } else {
                problem(entry.valueRegion(), "expected a list of classes of traffic for '" + TRAFFIC + "'");
            }
        }
    }

    private void trafficClass(Yaml value) {
        if (value instanceof Mapping mapping) {
            TrafficClassReader reader = new TrafficClassReader(mapping, problems::add);
            reader.read(places.size() + 1).ifPresent(classes::add);
            places.add(reader.places());
            reader.name()
                    .filter(name -> !names.add(name))
                    .ifPresent(name -> problem(
                            reader.nameRegion(),
                            "there are two classes of traffic '" + name + "'; choose another name"));
        } else {
            problem(value.region(), "expected a class of traffic, with keys such as 'pattern', 'from' and 'to'");
        }
    }

    private void problem(YamlRegion region, String message) {
        problems.add(new YamlProblem(region, message));
    }
}
