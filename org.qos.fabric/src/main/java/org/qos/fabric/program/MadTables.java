package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadRequest;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.NodeInfo;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Guid;

/** The tables of the ports of a live subnet, by directed-route SMPs. */
public final class MadTables implements TableAccess {

    private static final String NO_ANSWER = "no answer";
    private static final String MALFORMED = "malformed answer";
    private static final String NO_ROUTE = "no cable leads there";

    private final MadWindow window;
    private final Fabric fabric;
    private final Routes routes;

    /**
     * Access through a window.
     *
     * @param fabric the cables, from which the routes follow
     * @param local the port at which the window sends
     */
    public MadTables(MadWindow window, Fabric fabric, PortId local) {
        this.window = window;
        this.fabric = fabric;
        this.routes = new Routes(fabric, local);
    }

    @Override
    public Map<PortId, String> missing(Collection<PortId> ports) {
        Map<PortId, String> missing = new HashMap<>();
        Map<PortId, Response> responses = exchange(
                ports,
                port -> port,
                (port, route) -> MadRequest.byRoute(route, Mad.METHOD_GET, SmpAttribute.NODE_INFO, 0));
        responses.forEach((port, response) -> otherNode(port, response).ifPresent(reason -> missing.put(port, reason)));
        return missing;
    }

    private Optional<String> otherNode(PortId port, Response response) {
        if (response.data().isEmpty()) {
            return Optional.of(response.failure());
        }
        Optional<NodeInfo> decoded = nodeInfo(response.data().get());
        if (decoded.isEmpty()) {
            return Optional.of(MALFORMED);
        }
        NodeInfo found = decoded.get();
        if (found.nodeGuid() != port.nodeGuid()) {
            return Optional.of("node " + Guid.text(found.nodeGuid()) + " is there now");
        }
        return isSwitch(port) || found.localPort() == port.number()
                ? Optional.empty()
                : Optional.of("port " + found.localPort() + " is there now");
    }

    private static Optional<NodeInfo> nodeInfo(byte[] attribute) {
        try {
            return Optional.of(NodeInfo.decode(attribute));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    @Override
    public Map<BlockId, BlockReply> read(Collection<BlockId> ids) {
        return replies(exchange(ids, BlockId::port, (id, route) -> TableRequests.get(route, id, isSwitch(id.port()))));
    }

    @Override
    public Map<BlockId, BlockReply> set(Collection<BlockSet> sets) {
        Map<BlockId, Response> portInfos = exchange(
                sets.stream()
                        .map(BlockSet::id)
                        .filter(id -> id.table() == BlockId.Table.HIGH_LIMIT)
                        .toList(),
                BlockId::port,
                (id, route) -> TableRequests.get(route, id, isSwitch(id.port())));
        Map<BlockId, BlockSet> possible = new HashMap<>();
        Map<BlockId, Response> responses = new HashMap<>();
        for (BlockSet set : sets) {
            Response portInfo = portInfos.get(set.id());
            if (portInfo != null && portInfo.data().isEmpty()) {
                responses.put(set.id(), portInfo);
            } else {
                possible.put(set.id(), set);
            }
        }
        responses.putAll(exchange(
                possible.keySet(),
                BlockId::port,
                (id, route) ->
                        TableRequests.set(route, possible.get(id), isSwitch(id.port()), data(portInfos.get(id)))));
        return replies(responses);
    }

    private static byte[] data(Response portInfo) {
        return portInfo == null ? new byte[0] : portInfo.data().orElseThrow();
    }

    private static Map<BlockId, BlockReply> replies(Map<BlockId, Response> responses) {
        Map<BlockId, BlockReply> replies = new HashMap<>();
        responses.forEach((id, response) -> replies.put(
                id,
                response.data()
                        .map(data -> BlockReply.of(TableRequests.value(id, data)))
                        .orElseGet(() -> BlockReply.failed(response.failure()))));
        return replies;
    }

    /** Sends a request for each item; the answers are matched by identity of the requests. */
    private <T> Map<T, Response> exchange(Collection<T> items, Function<T, PortId> port, RequestOf<T> request) {
        Map<T, Response> responses = new HashMap<>();
        Map<MadRequest, T> underWay = new IdentityHashMap<>();
        Map<PortId, Optional<DirectedRoute>> known = new HashMap<>();
        List<T> reachable = new ArrayList<>();
        for (T item : items) {
            if (known.computeIfAbsent(port.apply(item), routes::to).isPresent()) {
                reachable.add(item);
            } else {
                responses.put(item, Response.failed(NO_ROUTE));
            }
        }
        Iterator<MadRequest> requests = reachable.stream()
                .map(item -> {
                    DirectedRoute route = known.get(port.apply(item)).orElseThrow();
                    MadRequest sent = request.of(item, route);
                    underWay.put(sent, item);
                    return sent;
                })
                .iterator();
        window.exchange(
                requests, reply -> responses.put(underWay.remove(reply.request()), Response.of(reply.answer())));
        return responses;
    }

    private boolean isSwitch(PortId port) {
        return fabric.node(port.nodeGuid())
                .filter(node -> node.type() == NodeType.SWITCH)
                .isPresent();
    }

    /** Makes the request of an item. */
    @FunctionalInterface
    private interface RequestOf<T> {
        MadRequest of(T item, DirectedRoute route);
    }

    /** The data of an answer, or why there is none. */
    private record Response(Optional<byte[]> data, String failure) {

        static Response of(Optional<Mad> answer) {
            if (answer.isEmpty()) {
                return failed(NO_ANSWER);
            }
            int status = answer.get().status();
            return status == 0
                    ? new Response(answer.map(Mad::smpData), "")
                    : failed(String.format("status 0x%04x", status));
        }

        static Response failed(String reason) {
            return new Response(Optional.empty(), reason);
        }
    }
}
