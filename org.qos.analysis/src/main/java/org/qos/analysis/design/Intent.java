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

    /** All requirements that can be given up, those of the site first. */
    public List<Requirement> requirements() {
        List<Requirement> requirements = new ArrayList<>();
        if (!site.reservedSls().isEmpty()) {
            requirements.add(Requirement.ofSite(Requirement.Kind.RESERVED_SLS));
        }
        site.routingEngine().ifPresent(engine -> requirements.add(Requirement.ofSite(Requirement.Kind.ROUTING_ENGINE)));
        for (DesignClass each : classes) {
            if (!each.isDefault()) {
                requirements.add(new Requirement(Requirement.Kind.CLASS, each.name()));
            }
            each.share().ifPresent(share -> requirements.add(new Requirement(Requirement.Kind.SHARE, each.name())));
            each.ahead().ifPresent(ahead -> requirements.add(new Requirement(Requirement.Kind.AHEAD, each.name())));
        }
        return requirements;
    }

    /** The same intent with some of its requirements only. A class without a requirement is part of the default class. */
    public Intent only(Set<Requirement> kept) {
        DesignSite left = site;
        left = kept.contains(Requirement.ofSite(Requirement.Kind.RESERVED_SLS)) ? left : left.withoutReservedSls();
        left = kept.contains(Requirement.ofSite(Requirement.Kind.ROUTING_ENGINE)) ? left : left.withoutRoutingEngine();
        List<DesignClass> some = classes.stream()
                .filter(each -> each.isDefault()
                        || kept.stream()
                                .anyMatch(requirement -> requirement.of().equals(each.name())))
                .map(each -> each.withShare(keep(each.share(), kept, Requirement.Kind.SHARE, each))
                        .withAhead(keep(each.ahead(), kept, Requirement.Kind.AHEAD, each)))
                .toList();
        return new Intent(left, groups, partitions, some);
    }

    /** The same intent without a requirement; without the class itself where that is the requirement. */
    public Intent without(Requirement requirement) {
        Set<Requirement> kept = new LinkedHashSet<>(requirements());
        kept.removeIf(each -> each.equals(requirement)
                || requirement.kind() == Requirement.Kind.CLASS && each.of().equals(requirement.of()));
        return only(kept);
    }

    /** The same intent without some requirements. */
    public Intent without(Collection<Requirement> some) {
        Intent left = this;
        for (Requirement requirement : some) {
            left = left.without(requirement);
        }
        return left;
    }

    private static OptionalInt keep(OptionalInt value, Set<Requirement> kept, Requirement.Kind kind, DesignClass of) {
        return kept.contains(new Requirement(kind, of.name())) ? value : OptionalInt.empty();
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
