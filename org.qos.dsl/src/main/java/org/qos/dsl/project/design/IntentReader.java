package org.qos.dsl.project.design;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.DesignGroup;
import org.qos.analysis.design.DesignPartition;
import org.qos.analysis.design.Requirement;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.project.design.IntentFile.Selection;
import org.qos.dsl.project.design.IntentFile.Site;
import org.qos.dsl.project.design.IntentKey.Section;
import org.qos.dsl.project.settings.Yaml;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;
import org.qos.dsl.project.settings.YamlText;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/** Reads an intent, a YAML file with the keys of {@link IntentKey}, and reports all its errors. */
public final class IntentReader {

    /** How many classes are read: more than a subnet has SLs, so that the conflict of a few too many can be explained. */
    static final int MAX_CLASSES = 64;

    /** Names of the product. */
    private static final List<String> RESERVED =
            List.of(DesignPartition.ALL, DesignPartition.SM, DesignGroup.ALL_PORTS);

    private final List<YamlProblem> problems = new ArrayList<>();
    private final Map<String, Selection> groups = new LinkedHashMap<>();
    private final Set<String> groupNames = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    private final List<DesignPartition> partitions = new ArrayList<>();
    private final List<DesignClass> classes = new ArrayList<>();
    private final Map<Requirement, YamlRegion> requirements = new HashMap<>();
    private final Map<String, List<YamlRegion>> traffic = new HashMap<>();
    private Site site = Site.NOTHING;

    private IntentReader() {}

    /** Reads a text. */
    public static IntentFile read(String text) throws IOException {
        IntentReader reader = new IntentReader();
        YamlText yaml = YamlText.read(text, "an intent");
        yaml.problem().ifPresentOrElse(reader.problems::add, () -> reader.file(yaml.value()));
        reader.problems.sort(YamlProblem.BY_PLACE);
        return new IntentFile(
                reader.site,
                reader.groups,
                reader.partitions,
                reader.classes,
                reader.requirements,
                reader.traffic,
                reader.problems);
    }

    private void file(Yaml yaml) {
        if (!(yaml instanceof Mapping mapping) || mapping.entries().isEmpty()) {
            problem(yaml.region(), "expected 'classes:' with a list of classes of traffic");
            return;
        }
        IntentMapping file = new IntentMapping(Section.FILE, mapping, problems::add);
        file.value(IntentKey.SITE).ifPresent(value -> {
            if (value instanceof Mapping keys) {
                site(new IntentMapping(Section.SITE, keys, problems::add), file.region(IntentKey.SITE));
            } else {
                file.problem(IntentKey.SITE, "expected keys of the site, such as 'vls: 8'");
            }
        });
        file.value(IntentKey.GROUPS).ifPresent(value -> {
            if (value instanceof Mapping names) {
                names.entries().forEach(this::group);
            } else {
                file.problem(
                        IntentKey.GROUPS,
                        "expected names of groups, each with what selects its ports, such as 'Servers: oss*'");
            }
        });
        Set<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        IntentNames definedGroups = IntentNames.ofKeys(file.value(IntentKey.GROUPS));
        for (Mapping each : file.mappings(IntentKey.PARTITIONS, "partitions", "name: jobs")) {
            new PartitionReader(
                            new IntentMapping(Section.PARTITION, each, problems::add), definedGroups, partitions, names)
                    .read()
                    .ifPresent(partitions::add);
        }
        if (file.lacks(IntentKey.CLASSES)) {
            problem(mapping.region(), "an intent needs 'classes:' with a list of classes of traffic");
        }
        classes(file, definedGroups);
    }

    private void classes(IntentMapping file, IntentNames definedGroups) {
        List<Mapping> mappings = file.mappings(IntentKey.CLASSES, "classes", "name: Storage");
        if (mappings.size() > MAX_CLASSES) {
            file.problem(
                    IntentKey.CLASSES,
                    "there are " + mappings.size() + " classes; a subnet has " + Sl.COUNT
                            + " SLs, one for each class, and" + " an intent at most " + MAX_CLASSES
                            + " classes; put requests of several classes into one");
            return;
        }
        IntentNames definedPartitions =
                IntentNames.ofPartitions(file.value(IntentKey.PARTITIONS)).after(DesignPartition.DEFAULT_NAME);
        Set<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        for (Mapping each : mappings) {
            IntentMapping keys = new IntentMapping(Section.CLASS, each, problems::add);
            new IntentClassReader(keys, definedGroups, definedPartitions, names)
                    .read()
                    .ifPresent(read -> enter(read, keys));
        }
    }

    private void enter(DesignClass read, IntentMapping keys) {
        classes.add(read);
        traffic.put(
                read.name(),
                keys.mappings(IntentKey.TRAFFIC, "criteria", "services: lustre").stream()
                        .map(Mapping::region)
                        .toList());
        requirements.put(new Requirement(Requirement.Kind.CLASS, read.name()), keys.region(IntentKey.CLASS_NAME));
        requirements.put(new Requirement(Requirement.Kind.SHARE, read.name()), keys.region(IntentKey.SHARE));
        requirements.put(new Requirement(Requirement.Kind.AHEAD, read.name()), keys.region(IntentKey.AHEAD));
    }

    private void site(IntentMapping keys, YamlRegion place) {
        OptionalInt vls = keys.number(IntentKey.VLS, 1, Vl.DATA_COUNT);
        OptionalInt code = vls.isPresent() ? vlCode(vls.getAsInt()) : vls;
        if (vls.isPresent() && code.isEmpty()) {
            keys.problem(IntentKey.VLS, "ports have 1, 2, 4, 8 or 15 data VLs, not " + vls.getAsInt());
        }
        OptionalInt mtu = keys.mtu(IntentKey.MTU);
        OptionalInt entries = keys.number(IntentKey.TABLE_ENTRIES, 1, VlArbitration.MAX_ENTRIES);
        Optional<String> engine = keys.text(IntentKey.ROUTING_ENGINE);
        List<String> engines = engines();
        engine.filter(name -> !engines.contains(name))
                .ifPresent(name -> keys.problem(YamlProblem.unknown(
                        "routing engine", new Scalar(keys.region(IntentKey.ROUTING_ENGINE), name), engines)));
        Map<IntentKey, YamlRegion> places = IntentKey.of(Section.SITE).stream()
                .filter(keys::has)
                .collect(Collectors.toMap(key -> key, key -> keys.region(key)));
        places.put(IntentKey.SITE, place);
        site = new Site(code, mtu, entries, reservedSls(keys), engine, places);
        requirements.put(new Requirement(Requirement.Kind.RESERVED_SLS, ""), keys.region(IntentKey.RESERVED_SLS));
        requirements.put(new Requirement(Requirement.Kind.ROUTING_ENGINE, ""), keys.region(IntentKey.ROUTING_ENGINE));
    }

    /** The routing engines that OpenSM knows. */
    static List<String> engines() {
        return KnownOptions.option("routing_engine").orElseThrow().values().named().stream()
                .map(engine -> engine.text())
                .toList();
    }

    private static OptionalInt vlCode(int vls) {
        for (int code = 1; code <= Vl.MAX_CODE; code++) {
            if (Vl.count(code) == vls) {
                return OptionalInt.of(code);
            }
        }
        return OptionalInt.empty();
    }

    private static SortedSet<Integer> reservedSls(IntentMapping keys) {
        SortedSet<Integer> sls = new TreeSet<>();
        for (Scalar sl : keys.list(IntentKey.RESERVED_SLS)) {
            DecimalRanges.parse(sl.text(), Sl.COUNT - 1)
                    .ifPresentOrElse(
                            range -> IntStream.rangeClosed((int) range.first(), (int) range.last())
                                    .forEach(sls::add),
                            () -> keys.problem(sl.region(), DecimalRanges.problem(sl.text(), "an SL", Sl.COUNT - 1)));
        }
        return sls;
    }

    private void group(Entry entry) {
        String name = entry.key().text();
        List<String> parts = parts(entry);
        if (!IntentClassReader.isName(name)) {
            problem(entry.key().region(), "'" + name + "' cannot be the name of a group; " + IntentClassReader.NAMES);
        } else if (RESERVED.stream().anyMatch(name::equalsIgnoreCase)) {
            problem(entry.key().region(), "'" + name + "' has a meaning of its own; choose another name");
        } else if (groupNames.contains(name)) {
            problem(entry.key().region(), "there are two groups '" + name + "'");
        } else if (parts.isEmpty()) {
            problem(entry.valueRegion(), "expected node descriptions or port GUIDs for the group '" + name + "'");
        } else {
            groupNames.add(name);
            groups.put(name, new Selection(String.join(", ", parts), entry.valueRegion()));
        }
    }

    /** What selects the ports of a group: one value or a list. */
    private List<String> parts(Entry group) {
        List<String> parts = new ArrayList<>();
        for (Yaml value : group.value() instanceof Sequence sequence ? sequence.values() : List.of(group.value())) {
            if (value instanceof Scalar scalar && !scalar.text().isBlank()) {
                parts.add(scalar.text());
            } else if (group.value() instanceof Sequence) {
                problem(
                        value.region().length() == 0 ? group.valueRegion() : value.region(),
                        "expected a node description or a port GUID");
            }
        }
        return parts;
    }

    private void problem(YamlRegion region, String message) {
        problems.add(new YamlProblem(region, message));
    }
}
