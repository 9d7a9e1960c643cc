package org.qos.runtime.request;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.Request;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.ServiceId;

/** Writes requests as {@link RequestParser} and a shell read them, names of ports in single quotes. */
public final class WitnessText {

    private WitnessText() {}

    /** A request between ports of a fabric: by name where the name means that port only, else by GUID. */
    public static String of(Request request, Fabric fabric) {
        return of(request, guid -> port(guid, fabric));
    }

    /**
     * A request.
     *
     * @param port how a port GUID is written
     */
    public static String of(Request request, LongFunction<String> port) {
        StringBuilder text = new StringBuilder("from ")
                .append(port.apply(request.sourceGuid()))
                .append(" to ")
                .append(port.apply(request.destinationGuid()));
        request.serviceId().ifPresent(value -> text.append(" service ").append(ServiceId.shortText(value)));
        request.qosClass().ifPresent(value -> text.append(" class ").append(value));
        request.tclass().ifPresent(value -> text.append(" tclass ").append(value));
        request.pkey().ifPresent(value -> text.append(" pkey ").append(Pkey.text(value)));
        return text.toString();
    }

    private static String port(long guid, Fabric fabric) {
        return fabric.portByGuid(guid)
                .flatMap(port -> name(port, fabric))
                .map(name -> "'" + name + "'")
                .orElseGet(() -> "0x" + Long.toHexString(guid));
    }

    private static Optional<String> name(Port port, Fabric fabric) {
        Optional<Node> node = fabric.node(port.id().nodeGuid());
        return node.filter(found -> isUnique(found, fabric)).map(found -> found.description() + "/P" + port.number());
    }

    /** A name with a quote or a control character does not pass through a shell. */
    private static boolean isUnique(Node node, Fabric fabric) {
        String description = node.description();
        List<Node> alike = fabric.nodesDescribed(description);
        return alike.size() == 1
                && !description.isBlank()
                && description.chars().allMatch(c -> c >= ' ' && c < 0x7f && c != '\'' && c != '\\');
    }
}
