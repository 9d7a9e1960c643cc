package org.qos.dsl.project.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.DesignTraffic;
import org.qos.dsl.project.design.IntentKey.Section;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.QosClass;
import org.qos.runtime.value.Rate;

/** Reads one class of traffic of an intent. */
final class IntentClassReader {

    /** What is expected of a name. */
    static final String NAMES = "expected a letter, then letters, digits, spaces, _, - and ., at most 32 in all";

    static final int MAX_RATE = 1200;

    private final IntentMapping keys;
    private final IntentNames groups;
    private final IntentNames partitions;
    /** The names of the classes before. */
    private final Set<String> earlier;

    IntentClassReader(IntentMapping keys, IntentNames groups, IntentNames partitions, Set<String> earlier) {
        this.keys = keys;
        this.groups = groups;
        this.partitions = partitions;
        this.earlier = earlier;
    }

    static boolean isName(String text) {
        return text.matches("[A-Za-z](?:[A-Za-z0-9 _.-]{0,30}[A-Za-z0-9_.-])?");
    }

    /** The class; empty when it has errors. */
    Optional<DesignClass> read() {
        String name = name();
        String use = keys.text(IntentKey.USE).orElse("");
        if (!use.chars().allMatch(c -> c >= ' ' && c < 0x7f)) {
            keys.problem(IntentKey.USE, "'use' has characters other than printable ASCII, which OpenSM does not read");
        }
        OptionalInt share = keys.percent(IntentKey.SHARE);
        OptionalInt ahead = keys.percent(IntentKey.AHEAD);
        if (share.isPresent() && ahead.isPresent() && share.getAsInt() > ahead.getAsInt()) {
            keys.problem(IntentKey.SHARE, "a share above 'ahead', which is the maximum share of the class");
        }
        OptionalInt mtu = code(keys.mtu(IntentKey.CLASS_MTU));
        OptionalInt rate = rate();
        List<DesignTraffic> traffic = traffic(name);
        return keys.isWrong()
                ? Optional.empty()
                : Optional.of(new DesignClass(name, use, share, ahead, traffic, mtu, rate));
    }

    private String name() {
        String name = keys.text(IntentKey.CLASS_NAME).orElse("");
        if (!keys.has(IntentKey.CLASS_NAME)) {
            lacksName();
        } else if (!isName(name)) {
            keys.problem(IntentKey.CLASS_NAME, "'" + name + "' cannot be the name of a class; " + NAMES);
        } else if (name.equalsIgnoreCase(QosLevel.DEFAULT_NAME) && !name.equals(QosLevel.DEFAULT_NAME)) {
            keys.problem(IntentKey.CLASS_NAME, "the default class is written " + QosLevel.DEFAULT_NAME);
        } else if (!earlier.add(name)) {
            keys.problem(IntentKey.CLASS_NAME, "there are two classes '" + name + "'");
        }
        return name;
    }

    /** A misspelled key has an error of its own. */
    private void lacksName() {
        if (keys.lacks(IntentKey.CLASS_NAME)) {
            keys.problem(IntentKey.CLASS_NAME, "a class needs 'name'");
        }
    }

    private static OptionalInt code(OptionalInt mtu) {
        return mtu.isPresent() ? Mtu.ofBytes(mtu.getAsInt()) : mtu;
    }

    private OptionalInt rate() {
        OptionalInt gigabits = keys.number(IntentKey.RATE, 1, MAX_RATE, " of Gb/s");
        OptionalInt code = gigabits.isPresent() ? Rate.ofGigabits(gigabits.getAsInt()) : gigabits;
        if (gigabits.isPresent() && code.isEmpty()) {
            keys.problem(
                    IntentKey.RATE,
                    gigabits.getAsInt()
                            + " Gb/s is not a rate of InfiniBand; expected a rate such as 10, 50, 100 or 200");
        }
        return code;
    }

    private List<DesignTraffic> traffic(String name) {
        boolean isDefault = name.equalsIgnoreCase(QosLevel.DEFAULT_NAME);
        if (isDefault && keys.has(IntentKey.TRAFFIC)) {
            keys.problem(IntentKey.TRAFFIC, "the default class has the requests of no other class; remove 'traffic'");
        }
        if (!isDefault && keys.lacks(IntentKey.TRAFFIC)) {
            keys.problem(IntentKey.CLASS_NAME, "a class needs 'traffic', which says which requests it has");
        }
        List<DesignTraffic> traffic = new ArrayList<>();
        for (Mapping each : keys.mappings(IntentKey.TRAFFIC, "criteria", "services: lustre")) {
            traffic.add(traffic(new IntentMapping(Section.TRAFFIC, each, keys.problems())));
        }
        return traffic;
    }

    private DesignTraffic traffic(IntentMapping of) {
        List<Range> services = new ArrayList<>();
        List<Scalar> names = of.list(IntentKey.SERVICES);
        for (Scalar service : names) {
            ServiceNames.range(service.text()).ifPresentOrElse(services::add, () -> of.problem(unknown(service)));
        }
        List<Range> qosClasses = new ArrayList<>();
        for (Scalar value : of.list(IntentKey.QOS_CLASSES)) {
            DecimalRanges.parse(value.text(), QosClass.MAX)
                    .ifPresentOrElse(
                            qosClasses::add,
                            () -> of.problem(
                                    value.region(), DecimalRanges.problem(value.text(), "a QoS-Class", QosClass.MAX)));
        }
        return new DesignTraffic(
                names.stream().map(Scalar::text).map(ServiceNames::title).collect(Collectors.joining(", ")),
                new Ranges(services),
                new Ranges(qosClasses),
                known(of, IntentKey.TRAFFIC_PARTITIONS, "partition", partitions),
                known(of, IntentKey.TRAFFIC_GROUPS, "group", groups));
    }

    private static YamlProblem unknown(Scalar service) {
        return ServiceNames.problem(service.text())
                .map(problem -> new YamlProblem(service.region(), problem))
                .orElseGet(() -> YamlProblem.unknown(
                        "service",
                        service,
                        ServiceNames.names(),
                        " (a port is written as tcp:7174, a Service-ID as 0x10)"));
    }

    private static List<String> known(IntentMapping of, IntentKey key, String what, IntentNames defined) {
        List<Scalar> names = of.list(key);
        names.stream()
                .filter(name -> defined.lack(name.text()))
                .forEach(name -> of.problem(defined.unknown(what, name)));
        return names.stream().map(Scalar::text).toList();
    }
}
