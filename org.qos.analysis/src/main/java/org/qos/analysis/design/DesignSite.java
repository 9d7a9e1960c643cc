package org.qos.analysis.design;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.VlArbitration;

/**
 * What a site gives a design.
 *
 * @param links the kinds of ports, at least one; those with several VLs have arbitration tables
 * @param reservedSls SLs that others use, 0 to 15; no class gets them, and they are mapped to the VL of the default class
 * @param routingEngine the routing engine of OpenSM, as its option names it
 */
public record DesignSite(List<LinkKind> links, SortedSet<Integer> reservedSls, Optional<String> routingEngine) {

    /** Copies the collections. */
    public DesignSite {
        links = List.copyOf(links);
        reservedSls = Collections.unmodifiableSortedSet(new TreeSet<>(reservedSls));
    }

    /** The number of data VLs that every link has. */
    public int vls() {
        return links.stream().mapToInt(LinkKind::vls).min().orElseThrow();
    }

    /** The SLs that are not reserved, in order. */
    public List<Integer> freeSls() {
        return IntStream.range(0, Sl.COUNT)
                .filter(sl -> !reservedSls.contains(sl))
                .boxed()
                .toList();
    }

    /** The maximum MTU of a link in bytes: the weights are multiples of it. */
    public int mtu() {
        return links.stream().mapToInt(LinkKind::mtu).max().orElseThrow();
    }

    /** The maximum number of entries of a high-priority table, 1 to 32: OpenSM fills one block of entries correctly for every capacity. */
    public int highEntries() {
        return entries(LinkKind::highEntries);
    }

    /** The maximum number of entries of a low-priority table, 1 to 32. */
    public int lowEntries() {
        return entries(LinkKind::lowEntries);
    }

    /** A port with VL0 only needs no table. */
    private int entries(ToIntFunction<LinkKind> capacity) {
        return links.stream().filter(link -> link.vls() > 1).mapToInt(capacity).reduce(VlArbitration.BLOCK, Math::min);
    }

    DesignSite withoutReservedSls() {
        return new DesignSite(links, new TreeSet<>(), routingEngine);
    }

    DesignSite withoutRoutingEngine() {
        return new DesignSite(links, reservedSls, Optional.empty());
    }
}
