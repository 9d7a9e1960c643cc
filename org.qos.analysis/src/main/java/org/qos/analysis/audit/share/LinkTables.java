package org.qos.analysis.audit.share;

import java.util.EnumSet;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.path.resolve.TableSource;
import org.qos.runtime.value.DataRate;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Vl;

/**
 * What decides how the VLs of a link share it in one direction.
 *
 * @param from the node that sends into it
 * @param to the node at its other end
 * @param rate its rate, code 2 to 24; empty when the snapshot does not say
 * @param gigabits what it carries, in Gb/s, see {@link DataRate}; empty when the snapshot does not say
 * @param mtu the maximum packet in bytes
 * @param mtuAssumed whether the snapshot does not say so; then 2048 is assumed
 * @param vls how many data VLs it uses, 1 to 15
 * @param arbitration the arbitration of the out-port; its SL2VL table is not that of the port
 */
public record LinkTables(
        NodeType from,
        NodeType to,
        OptionalInt rate,
        OptionalDouble gigabits,
        int mtu,
        boolean mtuAssumed,
        int vls,
        QosTables arbitration) {

    /** What a linked out-port has. */
    public static LinkTables of(RoutedLinks links, int outPort) {
        RoutedSubnet subnet = links.subnet();
        PortId id = links.id(outPort);
        Node node = links.node(outPort);
        int code = subnet.linkVls(id);
        PortState state = subnet.state(id);
        PortId peer = links.id(links.peer(outPort));
        Link link = node.port(id.number()).flatMap(Port::link).orElse(new Link(id, 0, ""));
        return new LinkTables(
                node.type(),
                links.node(links.peer(outPort)).type(),
                state.rate().isPresent() ? state.rate() : Rate.of(link.width(), link.speed()),
                DataRate.of(state.rate(), link.width(), link.speed()),
                Mtu.bytes(subnet.linkMtu(id, peer)),
                !subnet.isLinkMtuKnown(id, peer),
                Vl.count(code),
                links.tables().arbitration(node.type(), id, code).tables());
    }

    /** The MTU for people. */
    public String mtuText() {
        return mtuAssumed ? mtu + " (assumed)" : String.valueOf(mtu);
    }

    /** The rate for people, and what the link carries if that is less; a rate that is not known is said so. */
    public String rateText() {
        if (rate.isEmpty()) {
            return "rate unknown";
        }
        String text = Rate.text(rate.getAsInt());
        return gigabits.isPresent() && gigabits.getAsDouble() < Rate.gigabits(rate.getAsInt())
                ? text + String.format(Locale.ROOT, " (%.2f Gb/s of data)", gigabits.getAsDouble())
                : text;
    }

    /**
     * Where the SL2VL and arbitration tables of links are from.
     *
     * @param isUsed whether a port sends into one of these links
     */
    public static Set<TableSource> sources(RoutedLinks links, IntPredicate isUsed) {
        Set<TableSource> sources = EnumSet.noneOf(TableSource.class);
        for (int port = 0; port < links.ports(); port++) {
            if (links.isLinked(port) && isUsed.test(port)) {
                PortId id = links.id(port);
                int code = links.subnet().linkVls(id);
                sources.add(links.tables().row(id, 0).source());
                sources.add(links.tables()
                        .arbitration(links.node(port).type(), id, code)
                        .source());
            }
        }
        return sources;
    }
}
