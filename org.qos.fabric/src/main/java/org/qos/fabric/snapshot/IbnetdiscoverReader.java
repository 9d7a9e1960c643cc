package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.PortNumber;

/**
 * Reads what ibnetdiscover prints (infiniband-diags src/ibnetdiscover.c), also when it was copied from a terminal, with
 * prompts and messages in front, or was written by ibdiagnet. Bad content gives problems, never an exception.
 */
public final class IbnetdiscoverReader extends LineReader<Snapshot> {

    private final Map<Long, NodeDraft> nodes = new LinkedHashMap<>();
    private final Map<PortId, IbnetdiscoverLine.Peer> peers = new HashMap<>();
    private final Map<Long, Integer> firstMention = new LinkedHashMap<>();

    private boolean begun;
    private OptionalLong origin = OptionalLong.empty();
    private OptionalLong port0Guid = OptionalLong.empty();
    /** The node whose ports follow; null between the nodes and after a node line that cannot be used. */
    private NodeDraft current;
    /** Whether the ports that follow belong to a node that was left out. */
    private boolean skipping;

    private IbnetdiscoverReader() {}

    /**
     * Reads a file.
     *
     * @throws IOException when the file cannot be read
     */
    public static Snapshot read(Path file) throws IOException {
        return new IbnetdiscoverReader().readFile(file);
    }

    /**
     * Reads a stream to its end; bytes that are not UTF-8 become replacement characters.
     *
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes) throws IOException {
        return new IbnetdiscoverReader().readAll(bytes);
    }

    @Override
    void accept(String text) {
        IbnetdiscoverLine parsed = IbnetdiscoverParser.parse(text);
        if (parsed instanceof IbnetdiscoverLine.Empty) {
            endNode();
        } else if (parsed instanceof IbnetdiscoverLine.Origin found) {
            origin = OptionalLong.of(found.portGuid());
        } else if (parsed instanceof IbnetdiscoverLine.GuidLine guid) {
            endNode();
            begun = true;
            port0Guid = guid.portGuid();
        } else if (parsed instanceof IbnetdiscoverLine.NodeLine node) {
            beginNode(node);
            checkLids(text);
        } else if (parsed instanceof IbnetdiscoverLine.PortLine port) {
            addPort(port);
            checkLids(text);
        } else if (parsed instanceof IbnetdiscoverLine.Unreadable && begun && !isTerminal(text)) {
            warn("not a line that ibnetdiscover prints; it is left out");
            skipping = current == null;
        }
    }

    private void checkLids(String text) {
        IbnetdiscoverParser.otherLid(text).ifPresent(lid -> warn(outOfRange(lid)));
        IbnetdiscoverParser.ownNotALid(text).ifPresent(lid -> lid(lid, line()));
        lmc(IbnetdiscoverParser.writtenLmc(text));
    }

    private void endNode() {
        current = null;
        skipping = false;
        port0Guid = OptionalLong.empty();
    }

    private void beginNode(IbnetdiscoverLine.NodeLine head) {
        begun = true;
        OptionalLong port0 = port0Guid;
        endNode();
        skipping = true;
        if (head.guid().isEmpty()) {
            warn("the node ID \"" + head.id() + "\" holds no GUID; expected S-, H- or R- and 16 hex digits");
        } else if (head.portCount() > PortNumber.MAX) {
            warn("a node has at most " + PortNumber.MAX + " ports, not " + head.portCount() + "; it is left out");
        } else if (nodes.containsKey(head.guid().getAsLong())) {
            warn("the node " + head.id() + " is listed twice; the first one counts");
        } else {
            current = new NodeDraft(line(), head, port0);
            skipping = false;
            nodes.put(head.guid().getAsLong(), current);
            nodeBegins(head.guid().getAsLong());
        }
    }

    private void addPort(IbnetdiscoverLine.PortLine port) {
        if (skipping || !begun) {
            return;
        }
        if (current == null) {
            warn("a port line outside a node; expected a Switch, Ca or Rt line above it");
        } else if (port.peer().nodeGuid().isEmpty()) {
            warn("the ID of the peer holds no GUID; expected S-, H- or R- and 16 hex digits");
        } else if (port.peer().number() > PortNumber.MAX) {
            warn("a port has a number up to " + PortNumber.MAX + ", not "
                    + port.peer().number() + "; the line is left out");
        } else {
            current.add(port).ifPresentOrElse(reason -> warn(reason), () -> remember(port.peer()));
        }
    }

    private void remember(IbnetdiscoverLine.Peer peer) {
        long nodeGuid = peer.nodeGuid().orElseThrow();
        peers.putIfAbsent(new PortId(nodeGuid, peer.number()), peer);
        firstMention.putIfAbsent(nodeGuid, line());
    }

    @Override
    Snapshot result() {
        if (nodes.isEmpty()) {
            return Snapshot.unusable(problemsAnd("no node found, is this ibnetdiscover output?"));
        }
        firstMention.forEach((guid, mentioned) -> {
            if (!nodes.containsKey(guid)) {
                warn(mentioned, "node " + Guid.text(guid) + " is linked here but is not in the file");
            }
        });
        List<Node> finished = new ArrayList<>(nodes.size());
        nodes.values().forEach(draft -> finished.add(draft.node(peers, this::warn)));
        return new Snapshot(SubnetState.of(Fabric.of(finished, origin)), nodeLines(), problems());
    }
}
