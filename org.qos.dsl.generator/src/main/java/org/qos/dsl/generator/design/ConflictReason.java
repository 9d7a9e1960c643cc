package org.qos.dsl.generator.design;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.DesignSite;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.LinkKind;
import org.qos.analysis.design.Requirement;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.VlArbitration;

/** Says why requirements contradict each other. */
public final class ConflictReason {

    private final Intent intent;
    private final Intent some;
    private final List<Requirement> conflict;

    private ConflictReason(Intent intent, List<Requirement> conflict) {
        this.intent = intent;
        this.some = intent.only(Set.copyOf(conflict));
        this.conflict = conflict;
    }

    /**
     * A sentence without a full stop.
     *
     * @param intent an intent without a plan
     * @param conflict its requirements that contradict each other
     */
    public static String of(Intent intent, List<Requirement> conflict) {
        return new ConflictReason(intent, conflict).text();
    }

    private String text() {
        if (has(Requirement.Kind.ROUTING_ENGINE)) {
            return "OpenSM answers PathRecord queries with the SLs of this routing engine, not with those of the policy; "
                    + "use an engine that leaves them to the policy, such as minhop, updn or ftree";
        }
        int classes = some.classes().size();
        DesignSite site = some.site();
        int sls = site.freeSls().size();
        if (sls == 0) {
            return "the default class needs an SL, and all SLs are reserved; leave one out of 'reserved-sls'";
        }
        if (classes > sls) {
            int excess = intent.classes().size() - intent.site().freeSls().size();
            return "there are " + sls + " SLs" + (has(Requirement.Kind.RESERVED_SLS) ? " that are not reserved" : "")
                    + ", one of them for the default class; put requests of " + (excess > 1 ? "several" : "two")
                    + " classes into one";
        }
        if (sharesVls() && sizes() > 1 && guaranteed() < site.vls()) {
            return "classes without a guarantee share a VL, and packets of different sizes make its turns longer than its weight; give"
                    + " these classes the same 'mtu', or put their requests into one class";
        }
        if (classes > site.vls()) {
            return "each class with a guarantee needs a VL of its own, and the default class one; every link has "
                    + site.vls() + " data " + (site.vls() == 1 ? "VL" : "VLs");
        }
        return room().orElseGet(() -> has(Requirement.Kind.AHEAD) ? ahead() : shares());
    }

    /** Whether classes without a guarantee have fewer VLs or entries than they need for one each. */
    private boolean sharesVls() {
        DesignSite site = some.site();
        return some.classes().size() > Math.min(site.vls(), site.lowEntries());
    }

    private long guaranteed() {
        return some.classes().stream().filter(DesignClass::isGuaranteed).count();
    }

    /** How many different 'mtu' the classes without a guarantee have. */
    private long sizes() {
        return some.classes().stream()
                .filter(each -> !each.isGuaranteed())
                .map(DesignClass::mtuLimit)
                .distinct()
                .count();
    }

    /** Each VL needs an entry; classes without a guarantee can share one. */
    private Optional<String> room() {
        int high = (int)
                some.classes().stream().filter(each -> each.ahead().isPresent()).count();
        int low = (int) some.classes().stream()
                        .filter(each -> each.ahead().isEmpty() && each.share().isPresent())
                        .count()
                + (some.classes().stream().allMatch(DesignClass::isGuaranteed) ? 0 : 1);
        return Stream.of(
                        room("high", high, some.site().highEntries()),
                        room("low", low, some.site().lowEntries()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> room(String table, int vls, int entries) {
        return vls <= entries
                ? Optional.empty()
                : Optional.of("each class with a guarantee needs an entry of its own; " + table
                        + "-priority tables of " + entries + (entries == 1 ? " entry" : " entries")
                        + " have no room for these classes");
    }

    /** With the minimum of the limit and packets of full size. */
    private String ahead() {
        if (intent.classes().stream().allMatch(each -> each.ahead().isPresent())) {
            return "no class is left for the low-priority table, so that the high-priority classes get the whole link; remove"
                    + " 'ahead' from one class, or use 'share'";
        }
        int mtu = some.site().links().stream().mapToInt(LinkKind::mtu).min().orElseThrow();
        double packet = smallestAhead(mtu);
        String minimum = PlanDescription.percent(packet / (packet + mtu));
        String small = smallPackets(mtu);
        if (!has(Requirement.Kind.SHARE)) {
            return "even with the lowest limit the low-priority table sends one packet after each one of the high-priority table, so that"
                    + " a high-priority class gets " + minimum
                    + " of a link or more" + small + "; raise 'ahead', replace it by a 'share' for"
                    + " which the other requirements leave room, or remove it";
        }
        boolean hasOthers = some.classes().stream()
                .anyMatch(each -> each.share().isPresent() && each.ahead().isEmpty());
        return hasOthers
                ? "high-priority classes get " + minimum + " of a link or more" + small
                        + ", and the guarantees of the others have to fit into the rest"
                : "limits are 0, for a packet, or in units of " + VlArbitration.HIGH_LIMIT_UNIT
                        + " bytes, and ports send whole packets: no"
                        + " limit gives the high-priority classes these shares and no more than 'ahead'";
    }

    /** The smallest packets of high-priority classes, in bytes. */
    private int smallestAhead(int mtu) {
        return some.classes().stream()
                .filter(each -> each.ahead().isPresent())
                .mapToInt(each -> Mtu.packet(mtu, each.mtuLimit()))
                .min()
                .orElse(mtu);
    }

    /** Of the low-priority classes, those whose packets are smaller than the links let them; empty where there are none. */
    private String smallPackets(int mtu) {
        List<String> names = some.classes().stream()
                .filter(each -> each.ahead().isEmpty() && Mtu.packet(mtu, each.mtuLimit()) < mtu)
                .map(each -> "'" + each.name() + "'")
                .toList();
        return names.isEmpty()
                ? ""
                : ", and still more because a burst follows each small packet of " + PlanDescription.listed(names);
    }

    private String shares() {
        int shares =
                some.classes().stream().mapToInt(each -> each.share().orElse(0)).sum();
        boolean isAll = some.classes().stream().allMatch(DesignClass::isGuaranteed);
        if (isAll && shares > DesignClass.WHOLE) {
            return "together they are " + PlanDescription.percent(shares);
        }
        return shares >= DesignClass.WHOLE && !isAll
                ? "together they are " + PlanDescription.percent(shares)
                        + ", and the default class and all others have to get at least a packet"
                : "ports send whole packets, and tables of " + some.site().lowEntries()
                        + " entries do not give these shares";
    }

    private boolean has(Requirement.Kind kind) {
        return conflict.stream().anyMatch(requirement -> requirement.kind() == kind);
    }
}
