package org.qos.dsl.project.design;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.analysis.design.DesignPartition;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.project.design.IntentKey.Section;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.FormKey;
import org.qos.dsl.project.settings.FormKey.Shape;
import org.qos.dsl.project.settings.Yaml;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** The keys of an intent for editors, with the values that are known. */
public final class IntentForm {

    private IntentForm() {}

    /** The keys of the file. */
    public static List<FormKey> keys() {
        return keys(Section.FILE);
    }

    private static List<FormKey> keys(Section section) {
        return IntentKey.of(section).stream().map(IntentForm::key).toList();
    }

    private static FormKey key(IntentKey key) {
        Shape shape =
                switch (key) {
                    case SITE, GROUPS -> Shape.MAPPING;
                    case PARTITIONS, CLASSES, TRAFFIC -> Shape.MAPPINGS;
                    default -> key.form() == IntentKey.Form.LIST ? Shape.VALUES : Shape.VALUE;
                };
        List<FormKey> below =
                switch (key) {
                    case SITE -> keys(Section.SITE);
                    case PARTITIONS -> keys(Section.PARTITION);
                    case CLASSES -> keys(Section.CLASS);
                    case TRAFFIC -> keys(Section.TRAFFIC);
                    default -> List.of();
                };
        return new FormKey(key.id(), key.meaning(), shape, below, context -> values(key, context.file()));
    }

    private static List<Choice> values(IntentKey key, Yaml file) {
        return switch (key) {
            case VLS -> numbers(IntStream.rangeClosed(1, Vl.MAX_CODE).map(Vl::count), " data VLs");
            case MTU, CLASS_MTU ->
                numbers(IntStream.rangeClosed(Mtu.MIN_CODE, Mtu.MAX_CODE).map(Mtu::bytes), " bytes");
            case RESERVED_SLS -> numbers(IntStream.range(0, Sl.COUNT), "");
            case ROUTING_ENGINE ->
                KnownOptions.option("routing_engine").orElseThrow().values().named().stream()
                        .map(engine -> new Choice(engine.text(), engine.meaning()))
                        .toList();
            case IPOIB ->
                List.of(
                        new Choice("true", "it has a broadcast group for IPoIB"),
                        new Choice("false", "it has no broadcast group"));
            case SERVICES ->
                ServiceNames.names().stream()
                        .map(name -> new Choice(name, ServiceNames.title(name)))
                        .toList();
            case TRAFFIC_PARTITIONS ->
                Stream.concat(Stream.of(DesignPartition.DEFAULT_NAME), names(file, IntentKey.PARTITIONS))
                        .distinct()
                        .map(name -> new Choice(name, "a partition"))
                        .toList();
            case TRAFFIC_GROUPS -> groups(file).toList();
            case MEMBERS, LIMITED ->
                Stream.concat(
                                groups(file),
                                Stream.of(
                                        new Choice(DesignPartition.ALL, "all ports"),
                                        new Choice(DesignPartition.SM, "the port of the subnet manager")))
                        .toList();
            default -> List.of();
        };
    }

    private static List<Choice> numbers(IntStream numbers, String unit) {
        return numbers.mapToObj(
                        number -> new Choice(Integer.toString(number), (number + unit).replaceAll("^\\d+$", "")))
                .toList();
    }

    private static Stream<Choice> groups(Yaml file) {
        return value(file, IntentKey.GROUPS)
                .filter(Mapping.class::isInstance)
                .flatMap(groups -> ((Mapping) groups).entries().stream())
                .map(group -> new Choice(group.key().text(), "a group of ports"));
    }

    /** The names of the elements of a list. */
    private static Stream<String> names(Yaml file, IntentKey list) {
        return value(file, list)
                .filter(Sequence.class::isInstance)
                .flatMap(values -> ((Sequence) values).values().stream())
                .flatMap(element -> value(element, IntentKey.PARTITION_NAME))
                .filter(Scalar.class::isInstance)
                .map(name -> ((Scalar) name).text())
                .filter(name -> !name.isBlank());
    }

    private static Stream<Yaml> value(Yaml mapping, IntentKey key) {
        return mapping instanceof Mapping keys
                ? keys.entries().stream()
                        .filter(entry -> entry.key().text().equals(key.id()))
                        .map(Entry::value)
                : Stream.empty();
    }
}
