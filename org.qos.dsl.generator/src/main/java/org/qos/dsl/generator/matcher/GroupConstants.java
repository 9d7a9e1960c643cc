package org.qos.dsl.generator.matcher;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;

/** The groups that rules use: their values, to be bound to a fabric, and constants for their places. */
final class GroupConstants {

    private final ConstantClasses groups = new ConstantClasses("Groups");
    private final ConstantClasses places = new ConstantClasses("Group");
    private final ConstantName names = new ConstantName("GROUP_");
    private final Map<PortGroup, Integer> known = new IdentityHashMap<>();
    private final List<String> constants = new ArrayList<>();

    /** The constant for the place of a group. */
    String of(PortGroup group) {
        return constants.get(place(group));
    }

    /** The place of a group. */
    int place(PortGroup group) {
        return known.computeIfAbsent(group, this::add);
    }

    boolean isEmpty() {
        return known.isEmpty();
    }

    /** The values of the groups in the order of their places. */
    ConstantClasses groups() {
        return groups;
    }

    /** The places. */
    ConstantClasses places() {
        return places;
    }

    private int add(PortGroup group) {
        int place = known.size();
        String name = names.of(group.name());
        groups.add(new Constant("PortGroup", name, expression(group)));
        constants.add(places.add(new Constant("int", name, String.valueOf(place))));
        return place;
    }

    private static String expression(PortGroup group) {
        List<String> types =
                group.nodeTypes().stream().map(type -> "NodeType." + type).toList();
        return String.join(
                ", ",
                "new PortGroup(" + JavaLiteral.text(group.name()),
                JavaLiteral.text(group.use()),
                JavaLiteral.ranges(group.portGuids()),
                list(
                        "ports",
                        group.portNames().stream().map(GroupConstants::portName).toList()),
                list("words", group.partitions()),
                JavaLiteral.ranges(group.pkeys()),
                "Set.of(" + String.join(", ", types) + ")",
                group.self() + ")");
    }

    private static String portName(PortName name) {
        return name.reading() + " " + name.port() + " " + name.node();
    }

    /** Names with the character that separates them here are left out, as nothing bears such a name. */
    private static String list(String function, List<String> words) {
        List<String> said =
                words.stream().filter(word -> word.indexOf('\0') < 0).toList();
        return said.isEmpty() ? "List.of()" : function + "(" + JavaLiteral.text(String.join("\0", said)) + ")";
    }
}
