package org.qos.dsl.ide.completion;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.ide.workspace.View;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Rate;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Sl;

/** The values that the entries of policies can have, with their meaning. */
final class Values {

    private static final int LEAST_USUAL_LIFE = 8;
    private static final int GREATEST_USUAL_LIFE = 24;

    private Values() {}

    /** The values of the entry that is being typed; nothing for numbers that only the author knows. */
    static Stream<Proposal> of(View view, Place place) {
        return switch (place.entry().orElseThrow()) {
            case "source", "destination", "group", "across", "across-from", "across-to" -> DefinedNames.groups(view);
            case "qos-level-sn", "qos-level-name" -> DefinedNames.levels(view);
            case "partition" -> DefinedNames.partitions(view);
            case "pkey" -> DefinedNames.pkeys(view);
            case "port-guid" -> FabricNames.guids(view.site().subnet().fabric());
            case "port-name" -> FabricNames.ports(view.site().subnet().fabric(), view.language().syntax().orElseThrow());
            case "node-type" -> nodeTypes();
            case "sl" -> levels(view);
            case "rate-limit" -> rates();
            case "mtu-limit" -> mtus();
            case "packet-life" -> lives();
            case "service-id" -> Services.ids();
            case "port-num" -> Services.ports();
            case "sl2vl-table" -> sl2vl();
            case "vlarb-high", "vlarb-low" -> arbitration();
            case "vl-high-limit" -> limits();
            case "from", "to" -> Stream.of(Proposal.value("*", "all ports"));
            case "name" -> defaultLevel(place);
            default -> Stream.empty();
        };
    }

    /** The codes of rates in the order of the rates. */
    static Stream<Proposal> rates() {
        return IntStream.rangeClosed(1, Rate.MAX_CODE - Rate.MIN_CODE + 1)
                .map(Rate::ofOrder)
                .mapToObj(code -> Proposal.value(Integer.toString(code), rate(code)));
    }

    private static String rate(int code) {
        return Rate.text(code) + (code > Rate.MAX_OPENSM_CODE ? ", refused by OpenSM 3.3.23" : "");
    }

    /** The codes of MTUs. */
    static Stream<Proposal> mtus() {
        return IntStream.rangeClosed(Mtu.MIN_CODE, Mtu.MAX_CODE)
                .mapToObj(code -> Proposal.value(Integer.toString(code), Mtu.bytes(code) + " bytes"));
    }

    /** The SLs, with the lane that each takes where the options tell. */
    static Stream<Proposal> levels(View view) {
        return IntStream.range(0, Sl.COUNT)
                .mapToObj(sl -> Proposal.value(
                        Integer.toString(sl),
                        view.site()
                                .subnet()
                                .options()
                                .map(options -> "VL "
                                        + options.effective(PortKind.CA).sl2vl().get(sl) + " on CA ports")
                                .orElse("")));
    }

    private static Stream<Proposal> lives() {
        return IntStream.rangeClosed(LEAST_USUAL_LIFE, GREATEST_USUAL_LIFE)
                .mapToObj(code -> Proposal.value(Integer.toString(code), PacketLife.text(code)));
    }

    private static Stream<Proposal> nodeTypes() {
        return Stream.of(
                Proposal.value("CA", "ports of channel adapters"),
                Proposal.value("SWITCH", "switches"),
                Proposal.value("ROUTER", "ports of routers"),
                Proposal.value("SELF", "the port of the subnet manager"),
                Proposal.value("ALL", "all ports"));
    }

    /** Tables from SLs to VLs to begin with. */
    static Stream<Proposal> sl2vl() {
        return Stream.of(
                Proposal.value(Skeletons.sl2vl(), "each SL on a lane of its own"),
                Proposal.value(Skeletons.onOneLane(), "all SLs on VL 0"));
    }

    /** An arbitration table to begin with. */
    static Stream<Proposal> arbitration() {
        return Stream.of(Proposal.value(Skeletons.arbitration(), "the same weight for every lane"));
    }

    private static Stream<Proposal> limits() {
        return Stream.of(Proposal.value("0", "one packet"), Proposal.value("255", "no limit"));
    }

    private static Stream<Proposal> defaultLevel(Place place) {
        return place.block().filter("qos-level"::equals).isPresent()
                ? Stream.of(Proposal.value(QosLevel.DEFAULT_NAME, "for requests that no rule matches"))
                : Stream.empty();
    }
}
