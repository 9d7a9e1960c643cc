package org.qos.analysis.report.policy;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.qos.analysis.report.html.Html;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/**
 * The names of the parts of a policy, with links to where a page shows them. Compares by identity, because two can
 * share a name.
 */
public final class PolicyText {

    /** How many colours distinguish levels and groups; further ones share the last. */
    public static final int COLOURS = 10;

    private final Function<Object, String> places;
    private final Map<QosLevel, Integer> levels = new IdentityHashMap<>();
    private final List<QosLevel> inOrder = new ArrayList<>();
    private final Map<PortGroup, Integer> groups = new IdentityHashMap<>();

    /**
     * The names in a policy.
     *
     * @param places where in its file a part of the policy is written
     */
    public PolicyText(Policy policy, Function<Object, String> places) {
        this.places = places;
        policy.levels().forEach(this::add);
        add(policy.defaultLevel());
        policy.rules().forEach(rule -> add(rule.level()));
        policy.groups().forEach(group -> groups.put(group, groups.size()));
    }

    private void add(QosLevel level) {
        if (levels.putIfAbsent(level, levels.size()) == null) {
            inOrder.add(level);
        }
    }

    /** All levels: those that the policy defines, then those of ULP lines. */
    public List<QosLevel> levels() {
        return List.copyOf(inOrder);
    }

    /** The place of a level among {@link #levels}. */
    public int index(QosLevel level) {
        return levels.get(level);
    }

    /** Where in its file a part of the policy is written. */
    public String place(Object part) {
        return places.apply(part);
    }

    /** The class of the style sheet that colours a level. */
    public String colour(QosLevel level) {
        return "c" + Math.min(index(level), COLOURS - 1);
    }

    /** Writes a link to a level, with its colour. */
    public void level(Html out, QosLevel level) {
        out.open("a", "class", "level " + colour(level), "href", "#level-" + index(level))
                .text(level.name())
                .close();
    }

    /** Writes links to groups with commas; what ULP lines make has no name and is written as its ports. */
    public void groups(Html out, List<PortGroup> some) {
        for (int i = 0; i < some.size(); i++) {
            out.text(i == 0 ? "" : ", ");
            group(out, some.get(i));
        }
    }

    private void group(Html out, PortGroup group) {
        Integer index = groups.get(group);
        if (index == null) {
            out.text(group.portGuids().isEmpty() ? "ports of this line" : Selection.guids(group));
        } else {
            out.element("a", group.name(), "href", "#group-" + index);
        }
    }

    /** Writes a link to a rule. */
    public static void rule(Html out, int place) {
        out.element("a", String.valueOf(place), "href", "#rule-" + place);
    }

    /** Writes links to rules with commas. */
    public static void rules(Html out, List<Integer> rules) {
        for (int i = 0; i < rules.size(); i++) {
            out.text(i == 0 ? "" : ", ");
            rule(out, rules.get(i));
        }
    }
}
