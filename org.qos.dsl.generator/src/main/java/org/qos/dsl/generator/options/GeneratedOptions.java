package org.qos.dsl.generator.options;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Collectors;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosTables;

/**
 * The options of OpenSM that a policy gives.
 *
 * @param sections in the order in which they are written
 */
record GeneratedOptions(List<Section> sections) {

    /** The option with the path of the policy file. */
    static final String POLICY_FILE = "qos_policy_file";

    /** The option with the number of operational VLs, as a code. */
    static final String MAX_OP_VLS = "max_op_vls";

    private static final String HIGH_TABLE = "vlarb_high";

    private static final String ROUTING_ENGINE = "routing_engine";

    /**
     * Options that are written together.
     *
     * @param comment what they are for
     * @param values the value of each option, in the order in which they are written
     * @param notes the comments in front of some options
     */
    record Section(String comment, Map<String, String> values, Map<String, String> notes) {

        Section {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
            notes = Map.copyOf(notes);
        }

        Section(String comment, Map<String, String> values) {
            this(comment, values, Map.of());
        }
    }

    GeneratedOptions {
        sections = List.copyOf(sections);
    }

    /** The options for the tables of a setup; sections without options are left out. */
    static GeneratedOptions of(
            String policyFile,
            Optional<String> enhancedQosFile,
            Optional<String> routingEngine,
            SetupTables tables,
            OperationalVls vls) {
        List<Section> sections = new ArrayList<>();
        sections.add(quality(policyFile));
        routingEngine.ifPresent(engine -> sections.add(
                new Section("The routing engine that the project names.", Map.of(ROUTING_ENGINE, engine))));
        enhancedQosFile.ifPresent(file -> sections.add(new Section(
                "The rate limits of SLs, which NVIDIA's OpenSM reads.", Map.of(EnhancedQosLanguage.OPTION, file))));
        vls.code().ifPresent(code -> sections.add(operational(code, vls)));
        sections.add(new Section(
                "every port that has no setting of its own below",
                values(
                        PortKind.GENERAL_PREFIX,
                        tables.sl2vl().general(),
                        tables.high().general(),
                        tables.low().general(),
                        tables.highLimit().general()),
                notes(tables)));
        for (PortKind kind : PortKind.values()) {
            sections.add(new Section(
                    kind.title(),
                    values(
                            kind.prefix(),
                            tables.sl2vl().specific(kind),
                            tables.high().specific(kind),
                            tables.low().specific(kind),
                            tables.highLimit().specific(kind))));
        }
        sections.removeIf(section -> section.values().isEmpty());
        return new GeneratedOptions(sections);
    }

    /** A rule would report the limit of 0 that the policy states. */
    private static Map<String, String> notes(SetupTables tables) {
        boolean isReported = tables.highLimit()
                .general()
                .map(limit -> new QosTables(
                        limit,
                        tables.high().general().orElse(List.of()),
                        tables.low().general().orElse(List.of()),
                        List.of()))
                .filter(QosTables::slowsHighTable)
                .isPresent();
        return isReported
                ? Map.of(
                        PortKind.GENERAL_PREFIX + HIGH_TABLE,
                        "qos-ignore high-table-limit-0: the policy has this limit")
                : Map.of();
    }

    /** The value of each option, in the order in which they are written. */
    Map<String, String> values() {
        Map<String, String> all = new LinkedHashMap<>();
        sections.forEach(section -> all.putAll(section.values()));
        return all;
    }

    private static Section quality(String policyFile) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("qos", "TRUE");
        values.put(POLICY_FILE, policyFile);
        return new Section("Without this OpenSM reads no policy and programs no tables.", values);
    }

    private static Section operational(int code, OperationalVls vls) {
        String left = vls.used().last() == vls.highest() ? "" : "; a port that has them has VL0 to VL" + vls.highest();
        return new Section(used(vls.used()) + left + ".", Map.of(MAX_OP_VLS, Integer.toString(code)));
    }

    private static String used(SortedSet<Integer> vls) {
        int first = vls.first();
        int last = vls.last();
        if (first == last) {
            return "VL" + first + " is used";
        }
        return (vls.size() == last - first + 1
                        ? "VL" + first + " to VL" + last
                        : vls.stream().map(vl -> "VL" + vl).collect(Collectors.joining(", ")))
                + " are used";
    }

    private static Map<String, String> values(
            String prefix,
            Optional<? extends List<?>> sl2vl,
            Optional<? extends List<?>> high,
            Optional<? extends List<?>> low,
            Optional<Integer> highLimit) {
        Map<String, String> values = new LinkedHashMap<>();
        sl2vl.ifPresent(table -> values.put(prefix + "sl2vl", list(table)));
        high.ifPresent(table -> values.put(prefix + HIGH_TABLE, list(table)));
        low.ifPresent(table -> values.put(prefix + "vlarb_low", list(table)));
        highLimit.ifPresent(limit -> values.put(prefix + "high_limit", limit.toString()));
        return values;
    }

    /** The numbers with commas between them and no spaces. */
    private static String list(List<?> table) {
        return table.stream().map(Object::toString).collect(Collectors.joining(","));
    }
}
