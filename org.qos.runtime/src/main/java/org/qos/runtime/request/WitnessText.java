package org.qos.runtime.request;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.Request;

/** Writes requests as {@link RequestParser} and a shell read them, names of ports in single quotes. */
public final class WitnessText {

    private WitnessText() {}

    /** A request between ports of a fabric: by name where the name means that port only, else by GUID. */
    public static String of(Request request, Fabric fabric) {
        return RequestText.of(request, guid -> port(guid, fabric));
    }

    /** The same with all that a client may ask for. */
    public static String of(PathRequest request, Fabric fabric) {
        return RequestText.forShell(request, guid -> port(guid, fabric));
    }

    private static String port(long guid, Fabric fabric) {
        return quoted(guid, fabric).orElseGet(() -> "0x" + Long.toHexString(guid));
    }

    /** The name of a port in single quotes, such as {@code 'n1 HCA-1/P1'}; empty where it means no port or several. */
    public static Optional<String> quoted(long guid, Fabric fabric) {
        return fabric.portByGuid(guid).flatMap(port -> name(port, fabric)).map(name -> "'" + name + "'");
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
