package org.qos.runtime.request;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.value.Guid;

/**
 * Finds the port that a token names: the end of a request, or the port of the subnet manager on a command line.
 *
 * @param fabric the fabric, or {@link Fabric#EMPTY}
 */
public record PortFinder(Fabric fabric) {

    /**
     * The port GUID of a port that is written as GUID, LID, GID or name.
     *
     * @throws RequestSyntaxException when the text is none of these, or is not a port of the fabric
     */
    public long guid(String text) throws RequestSyntaxException {
        return guid(EndParser.parse(RequestToken.ofArgument(text)));
    }

    /**
     * Requires that the fabric has the ports that a request names.
     *
     * @throws RequestSyntaxException when it does not; with the token that names the port
     */
    public void requireKnown(PathRequest request) throws RequestSyntaxException {
        requireKnown(request.from(), request.fromToken());
        requireKnown(request.to(), request.toToken());
    }

    private void requireKnown(End end, int token) throws RequestSyntaxException {
        try {
            if (!(end instanceof End.Any || end instanceof End.Group)) {
                requireKnown(guid(end));
            }
        } catch (RequestSyntaxException unknown) {
            throw unknown.atToken(token);
        }
    }

    private void requireKnown(long guid) throws RequestSyntaxException {
        if (fabric.portByGuid(guid).isEmpty()) {
            throw new RequestSyntaxException("the port GUID " + Guid.text(guid) + " is not in the fabric");
        }
    }

    /**
     * The port GUID of an end. One that is written as GUID or GID needs no fabric and may be unknown to it.
     *
     * @throws RequestSyntaxException when the end is not a single port, or the fabric does not have it
     */
    long guid(End end) throws RequestSyntaxException {
        if (end instanceof End.Guid guid) {
            return guid.portGuid();
        } else if (end instanceof End.GlobalId id) {
            return id.gid().interfaceId();
        } else if (end instanceof End.Lid lid) {
            return found(fabric.portByLid(lid.lid()), "the LID " + lid.lid(), "");
        } else if (end instanceof End.Name name) {
            return found(
                    byName(name), "the port " + RequestToken.shown(name.node() + "/P" + name.port()), similar(name));
        }
        throw new RequestSyntaxException("this request needs single ports as its ends, not a group or \"any\"");
    }

    /** The port whose node has a description that begins with the given word, that of the host; if there is exactly one. */
    private String similar(End.Name name) {
        List<End.Name> begun = fabric.nodes().stream()
                .map(Node::description)
                .filter(description -> description.startsWith(name.node() + " "))
                .map(description -> new End.Name(description, name.port()))
                .filter(longer -> byName(longer).isPresent())
                .limit(2)
                .toList();
        return begun.size() == 1 ? ", but " + RequestToken.shown(begun.get(0).node() + "/P" + name.port()) + " is" : "";
    }

    private long found(Optional<Port> port, String what, String similar) throws RequestSyntaxException {
        if (port.isPresent()) {
            return port.get().guid();
        }
        throw new RequestSyntaxException(
                fabric.isEmpty()
                        ? what
                                + " is unknown without a fabric; pass --fabric, name one in qos.yaml, or give a port GUID (0x...)"
                        : what + " is not in the fabric" + similar);
    }

    /** The exact description wins over the first two tokens; a switch is its port 0. */
    private Optional<Port> byName(End.Name name) {
        List<Node> nodes = fabric.nodesDescribed(name.node());
        if (nodes.isEmpty()) {
            nodes = fabric.nodesByFirstTwoWords(name.node());
        }
        return nodes.stream()
                .findFirst()
                .filter(node -> name.port() <= node.portCount())
                .flatMap(node -> node.port(node.type() == NodeType.SWITCH ? 0 : name.port()));
    }
}
