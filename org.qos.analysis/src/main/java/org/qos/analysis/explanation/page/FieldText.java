package org.qos.analysis.explanation.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.analysis.explanation.Field;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.ServiceId;

/** Text for fields, their values and ports, the same in texts and JSON. */
public final class FieldText {

    private final Fabric fabric;

    /** With the fabric whose nodes give ports their names. */
    public FieldText(Fabric fabric) {
        this.fabric = fabric;
    }

    /** What a field is called. */
    public static String title(Field field) {
        return switch (field) {
            case SOURCE -> "source";
            case DESTINATION -> "destination";
            case QOS_CLASS -> "QoS-Class";
            case SERVICE_ID -> "Service-ID";
            case PKEY -> "P_Key";
            case TCLASS -> "TClass";
        };
    }

    /** A value of a field, Service-IDs and P_Keys in hexadecimal. */
    public static String value(Field field, long value) {
        return switch (field) {
            case SERVICE_ID -> ServiceId.shortText(value);
            case PKEY -> Pkey.text(value);
            default -> Long.toString(value);
        };
    }

    /** The values of a field that some ranges hold. */
    public static String values(Field field, Ranges ranges) {
        return ranges.ranges().stream().map(range -> values(field, range)).collect(Collectors.joining(", "));
    }

    private static String values(Field field, Range range) {
        return range.text(value -> value(field, value));
    }

    /** A value of a request, with the protocol that a Service-ID is known for. */
    static String got(Field field, long value) {
        Optional<String> protocol = field == Field.SERVICE_ID ? WellKnownService.describe(value) : Optional.empty();
        return value(field, value) + protocol.map(name -> " (" + name + ")").orElse("");
    }

    static String names(List<PortGroup> groups) {
        return groups.stream().map(group -> "\"" + group.name() + "\"").collect(Collectors.joining(", "));
    }

    /** The name of a port as requests write it, {@code description/Pn}; empty when the fabric does not have it. */
    public Optional<String> name(long portGuid) {
        return fabric.portByGuid(portGuid).flatMap(port -> fabric.node(port.id().nodeGuid())
                .map(node -> node.description() + "/P" + port.number()));
    }

    /** A port by its name and GUID. */
    public String port(long portGuid) {
        if (portGuid == 0) {
            return "an unknown port";
        }
        return name(portGuid)
                .map(name -> "\"" + name + "\" (" + Guid.text(portGuid) + ")")
                .orElse(Guid.text(portGuid) + (fabric.isEmpty() ? "" : " (not in the fabric)"));
    }
}
