package org.qos.conformity.subnet;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.qos.fabric.snapshot.Snapshot;
import org.qos.fabric.snapshot.SubnetListReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;

/**
 * The ports of a subnet, from the list that OpenSM writes after a sweep as {@code opensm-subnet.lst} (OpenSM
 * osm_subnet.c: a line for each port with a cable, its peer after it, all numbers hexadecimal).
 *
 * @param ports every port that has a cable, node by node
 * @param managerLid the LID of the port on which OpenSM runs
 */
public record SubnetList(List<SubnetPort> ports, int managerLid) {

    /** Copies the list. */
    public SubnetList {
        ports = List.copyOf(ports);
    }

    /**
     * Reads the list.
     *
     * @throws IllegalArgumentException when no port in it is marked as the manager's
     */
    public static SubnetList parse(String text) {
        Fabric fabric = read(text).fabric();
        int managerLid = fabric.smPort()
                .orElseThrow(() -> new IllegalArgumentException("no port of the list is marked -SM"))
                .lid();
        return new SubnetList(
                fabric.nodes().stream().flatMap(SubnetList::cabled).toList(), managerLid);
    }

    private static Snapshot read(String text) {
        try {
            return SubnetListReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<SubnetPort> cabled(Node node) {
        return node.ports().stream()
                .filter(port -> port.link().isPresent())
                .map(port -> new SubnetPort(
                        node.type(),
                        node.guid(),
                        port.guid(),
                        node.description(),
                        port.lid(),
                        port.number(),
                        node.portCount()));
    }

    /** Every port that can be the end of a path, once: those of adapters and routers, and port 0 of each switch. */
    public List<SubnetPort> ends() {
        Map<Long, SubnetPort> byGuid = new LinkedHashMap<>();
        ports.forEach(port -> byGuid.putIfAbsent(port.portGuid(), port));
        return List.copyOf(byGuid.values());
    }

    /**
     * The first port of a node.
     *
     * @throws IllegalArgumentException when no node has that description
     */
    public SubnetPort first(String description) {
        return ports.stream()
                .filter(port -> port.description().equals(description))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no node is called " + description));
    }
}
