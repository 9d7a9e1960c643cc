package org.qos.analysis.report.request;

import java.util.List;
import java.util.OptionalInt;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.analysis.report.html.Json;
import org.qos.analysis.report.policy.PolicyText;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.ServiceId;

/** Writes a policy as the data from which the script of a page answers requests; {@code report.js} reads it. */
final class PolicyData {

    private final BoundPolicy bound;
    private final PolicyText text;
    private final GroupClasses classes;
    private final Json json;

    PolicyData(BoundPolicy bound, PolicyText text, GroupClasses classes, Json json) {
        this.bound = bound;
        this.text = text;
        this.classes = classes;
        this.json = json;
    }

    /**
     * Writes the members.
     *
     * @param options say whether QoS is on and whether a routing engine chooses SLs
     */
    void write(SmOptions options) {
        json.name("qos").value(options.qos());
        json.name("engine").value(options.engineOfSls().orElse(""));
        json.name("levels").array(text.levels(), this::level);
        json.name("defaultLevel").value(text.index(bound.policy().defaultLevel()));
        json.name("groups").array(classes.groups(), group -> json.value(group.name()));
        json.name("classes").array(all -> {
            for (int number = 0; number < classes.count(); number++) {
                List<Integer> groups = classes.groupsOf(number).stream().boxed().toList();
                json.array(groups, json::value);
            }
        });
        json.name("counts").array(all -> {
            for (int number = 0; number < classes.count(); number++) {
                json.value(classes.endpoints(number).size());
            }
        });
        new PartitionData(classes, json).write(new SharedPkeys(bound.partitions(), bound.fabric()));
        json.name("rules").array(bound.policy().rules(), this::rule);
        json.name("protocols").object(some -> {
            for (WellKnownService service : WellKnownService.values()) {
                json.name(service.keyword()).array(pair -> json.value(ServiceId.shortText(service.serviceId(0)))
                        .value(service.defaultPort().orElse(-1)));
            }
        });
    }

    private void level(QosLevel level) {
        json.array(parts -> json.value(level.name())
                .value(level.sl())
                .value(orZero(level.mtuLimit()))
                .array(level.pkeys().ranges(), this::range));
    }

    private static int orZero(OptionalInt code) {
        return code.orElse(0);
    }

    private void rule(MatchRule rule) {
        json.object(members -> {
            json.name("use").value(rule.use());
            groups("source", rule.sources());
            groups("destination", rule.destinations());
            ranges("qosClass", rule.qosClasses());
            ranges("serviceId", rule.serviceIds());
            ranges("pkey", rule.pkeys());
            ranges("tclass", rule.tclasses());
            json.name("level").value(text.index(rule.level()));
        });
    }

    private void groups(String name, List<PortGroup> groups) {
        if (!groups.isEmpty()) {
            json.name(name).array(groups, group -> json.value(classes.index(group)));
        }
    }

    /** All numbers are hexadecimal texts, because those of JavaScript are exact up to 53 bits only. */
    private void ranges(String name, Ranges ranges) {
        if (!ranges.isEmpty()) {
            json.name(name).array(ranges.ranges(), this::range);
        }
    }

    private void range(Range range) {
        json.array(ends -> json.value(ServiceId.shortText(range.first())).value(ServiceId.shortText(range.last())));
    }
}
