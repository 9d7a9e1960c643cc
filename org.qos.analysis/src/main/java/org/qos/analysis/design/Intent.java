package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a site wants of its fabric.
 *
 * @param site what the site gives
 * @param groups groups of ports
 * @param partitions the partitions, the default one first
 * @param classes the classes of traffic with different names, the default one first
 */
public record Intent(
        DesignSite site, List<DesignGroup> groups, List<DesignPartition> partitions, List<DesignClass> classes) {

    /** Copies the lists, and adds the default class and the default partition where they are missing. */
    public Intent {
        groups = List.copyOf(groups);
        List<DesignPartition> allPartitions = new ArrayList<>(partitions);
        if (allPartitions.stream().noneMatch(partition -> partition.pkey() == DesignPartition.DEFAULT.pkey())) {
            allPartitions.add(0, DesignPartition.DEFAULT);
        }
        partitions = List.copyOf(allPartitions);
        List<DesignClass> all = new ArrayList<>(classes);
        all.removeIf(DesignClass::isDefault);
        all.add(0, classes.stream().filter(DesignClass::isDefault).findFirst().orElse(DesignClass.DEFAULT));
        classes = List.copyOf(all);
    }

    /** An intent without groups and partitions of its own. */
    static Intent of(DesignSite site, List<DesignClass> classes) {
        return new Intent(site, List.of(), List.of(), classes);
    }

    /** All wishes that can be given up, those of the site first. */
    public List<Wish> wishes() {
        List<Wish> wishes = new ArrayList<>();
        if (!site.reservedSls().isEmpty()) {
            wishes.add(Wish.ofSite(Wish.Kind.RESERVED_SLS));
        }
        site.routingEngine().ifPresent(engine -> wishes.add(Wish.ofSite(Wish.Kind.ROUTING_ENGINE)));
        for (DesignClass each : classes) {
            if (!each.isDefault()) {
                wishes.add(new Wish(Wish.Kind.CLASS, each.name()));
            }
            each.share().ifPresent(share -> wishes.add(new Wish(Wish.Kind.SHARE, each.name())));
            each.ahead().ifPresent(ahead -> wishes.add(new Wish(Wish.Kind.AHEAD, each.name())));
        }
        return wishes;
    }

    /** The same intent with some of its wishes only. A class without a wish is part of the default class. */
    public Intent only(Set<Wish> kept) {
        DesignSite left = site;
        left = kept.contains(Wish.ofSite(Wish.Kind.RESERVED_SLS)) ? left : left.withoutReservedSls();
        left = kept.contains(Wish.ofSite(Wish.Kind.ROUTING_ENGINE)) ? left : left.withoutRoutingEngine();
        List<DesignClass> some = classes.stream()
                .filter(each -> each.isDefault()
                        || kept.stream().anyMatch(wish -> wish.of().equals(each.name())))
                .map(each -> each.withShare(keep(each.share(), kept, Wish.Kind.SHARE, each))
                        .withAhead(keep(each.ahead(), kept, Wish.Kind.AHEAD, each)))
                .toList();
        return new Intent(left, groups, partitions, some);
    }

    /** The same intent without a wish; without the class itself where that is the wish. */
    public Intent without(Wish wish) {
        Set<Wish> kept = new LinkedHashSet<>(wishes());
        kept.removeIf(each ->
                each.equals(wish) || wish.kind() == Wish.Kind.CLASS && each.of().equals(wish.of()));
        return only(kept);
    }

    /** The same intent without some wishes. */
    public Intent without(Collection<Wish> some) {
        Intent left = this;
        for (Wish wish : some) {
            left = left.without(wish);
        }
        return left;
    }

    private static OptionalInt keep(OptionalInt value, Set<Wish> kept, Wish.Kind kind, DesignClass of) {
        return kept.contains(new Wish(kind, of.name())) ? value : OptionalInt.empty();
    }

    /** The class of that name. */
    public Optional<DesignClass> byName(String name) {
        return classes.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** The same intent with another class of the same name. */
    Intent with(DesignClass changed) {
        return new Intent(
                site,
                groups,
                partitions,
                classes.stream()
                        .map(each -> each.name().equals(changed.name()) ? changed : each)
                        .toList());
    }
}
