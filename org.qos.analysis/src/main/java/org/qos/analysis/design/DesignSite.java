package org.qos.analysis.design;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a site gives a design.
 *
 * @param links the kinds of ports, at least one
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

    /** The maximum MTU of a link in bytes: the weights are multiples of it. */
    public int mtu() {
        return links.stream().mapToInt(LinkKind::mtu).max().orElseThrow();
    }

    DesignSite withoutReservedSls() {
        return new DesignSite(links, new TreeSet<>(), routingEngine);
    }

    DesignSite withoutRoutingEngine() {
        return new DesignSite(links, reservedSls, Optional.empty());
    }
}
