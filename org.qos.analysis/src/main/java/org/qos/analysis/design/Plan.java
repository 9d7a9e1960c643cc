package org.qos.analysis.design;

import java.util.List;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.VlPackets;

/**
 * SLs, VLs and tables for an intent.
 *
 * @param site what they are made for
 * @param classes the classes in the order of the intent
 * @param tables the tables of every port
 */
public record Plan(DesignSite site, List<ClassPlan> classes, QosTables tables) {

    private static final double ROUNDING = 1e-9;

    /** Copies the list. */
    public Plan {
        classes = List.copyOf(classes);
    }

    /**
     * The part of a link that the VL of a class gets while all VLs have packets as large as link and classes let them, and this VL those
     * of the class only: where another class of the VL has larger packets, they lengthen its turns.
     *
     * @return 0 to 1
     */
    public double part(ClassPlan of, LinkKind link) {
        return link.vls() == 1 ? 1 : LinkArbitration.part(tables.on(link.capabilities()), of.vl(), packets(of, link));
    }

    /** The minimum of all kinds of links. */
    public double part(ClassPlan of) {
        return site.links().stream().mapToDouble(link -> part(of, link)).min().orElseThrow();
    }

    /**
     * The minimum of all kinds of links while the class has packets of full size, whatever the sizes of the packets of others.
     *
     * @return 0 to 1, at most {@link #part(ClassPlan)}
     */
    public double worstPart(ClassPlan of) {
        return site.links().stream()
                .mapToDouble(link -> link.vls() == 1
                        ? 1
                        : LinkArbitration.worstPart(tables.on(link.capabilities()), of.vl(), packets(of, link)))
                .min()
                .orElseThrow();
    }

    /** The part of a link that all high-priority classes get together, at most. */
    public double aheadPart() {
        return site.links().stream().mapToDouble(this::aheadPart).max().orElseThrow();
    }

    private double aheadPart(LinkKind link) {
        return LinkArbitration.highPart(tables.on(link.capabilities()), packets(link));
    }

    /** Whether some class has high priority. */
    public boolean hasAhead() {
        return classes.stream().anyMatch(each -> each.requested().ahead().isPresent());
    }

    /** The classes that have the VL of a class. */
    public List<ClassPlan> sharing(ClassPlan of) {
        return classes.stream().filter(other -> other.vl() == of.vl()).toList();
    }

    /** The same plan for a class that asks for something else. */
    Plan with(DesignClass changed) {
        return new Plan(
                site,
                classes.stream()
                        .map(each -> each.requested().name().equals(changed.name())
                                ? new ClassPlan(changed, each.sl(), each.vl())
                                : each)
                        .toList(),
                tables);
    }

    /** Whether each class gets what it asks for on each kind of links, whatever sizes of packets the classes of a VL send. */
    boolean holds() {
        return site.links().stream().allMatch(this::holds);
    }

    private boolean holds(LinkKind link) {
        VlPackets packets = packets(link);
        QosTables all = tables.on(link.capabilities());
        double ahead = LinkArbitration.highPart(all, packets);
        return classes.stream().allMatch(each -> {
            double minimum = each.requested().sharePart();
            double most = each.requested().aheadPart();
            double part = link.vls() == 1 ? 1 : LinkArbitration.part(all, each.vl(), packets);
            return part > 0 && part >= minimum - ROUNDING && ahead <= most + ROUNDING;
        });
    }

    private VlPackets packets(ClassPlan of, LinkKind link) {
        return packets(link).only(of.vl(), of.requested().packet(link.mtu()));
    }

    private VlPackets packets(LinkKind link) {
        return packets(classes, link.mtu());
    }

    /** The sizes of the packets of classes on links with an MTU. */
    static VlPackets packets(List<ClassPlan> classes, int mtu) {
        VlPackets.Builder builder = VlPackets.builder(mtu);
        classes.forEach(each -> builder.add(each.vl(), each.requested().packet(mtu)));
        return builder.build();
    }
}
