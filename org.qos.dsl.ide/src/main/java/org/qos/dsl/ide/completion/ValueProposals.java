package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.syntax.NodeTypeKeyword;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Sl;

/** The values that the entries of policies can have, with their meaning. */
final class ValueProposals {

    private static final int MIN_USUAL_LIFE = 8;
    private static final int MAX_USUAL_LIFE = 24;

    private ValueProposals() {}

    /** The values of the entry that is being typed; nothing for numbers that only the author knows. */
    static Stream<Proposal> of(View view, CursorContext place) {
        return switch (place.value().orElseThrow()) {
            case GROUPS -> DefinedNames.groups(view);
            case LEVEL_NUMBER, LEVEL_NAME -> DefinedNames.levels(view);
            case PARTITIONS -> DefinedNames.partitions(view);
            case PKEYS -> DefinedNames.pkeys(view);
            case PORT_GUIDS -> FabricNames.guids(view.context().fabricContext().fabric());
            case PORT_NAMES ->
                FabricNames.ports(
                        view.context().fabricContext().fabric(),
                        view.language().syntax().orElseThrow());
            case NODE_TYPES -> nodeTypes();
            case SL -> levels(view);
            case RATE -> rates();
            case MTU -> mtus();
            case PACKET_LIFE -> lives();
            case SERVICE_IDS -> Services.ids();
            case SERVICE_PORTS -> Services.ports();
            case SL2VL_TABLE -> sl2vl();
            case VL_ARBITRATION -> arbitration();
            case HIGH_LIMIT -> limits();
            case PORT_NUMBERS -> Stream.of(Proposal.value("*", "all ports"));
            case NAME -> defaultLevel(place);
            case DESCRIPTION, SERIAL_NUMBER, QOS_CLASS, QOS_CLASSES, TRAFFIC_CLASS, TRAFFIC_CLASSES, PATH_BITS ->
                Stream.empty();
        };
    }

    /** The codes of rates in the order of the rates. */
    static Stream<Proposal> rates() {
        return IntStream.rangeClosed(1, Rate.MAX_CODE - Rate.MIN_CODE + 1)
                .map(Rate::ofOrder)
                .mapToObj(code -> Proposal.value(Integer.toString(code), rate(code)));
    }

    private static String rate(int code) {
        return Rate.text(code) + (code > Rate.MAX_OPENSM_CODE ? ", rejected by OpenSM 3.3.23" : "");
    }

    /** The codes of MTUs. */
    static Stream<Proposal> mtus() {
        return IntStream.rangeClosed(Mtu.MIN_CODE, Mtu.MAX_CODE)
                .mapToObj(code -> Proposal.value(Integer.toString(code), Mtu.bytes(code) + " bytes"));
    }

    /** The SLs, with the VL of each where the options give it. */
    static Stream<Proposal> levels(View view) {
        return IntStream.range(0, Sl.COUNT)
                .mapToObj(sl -> Proposal.value(
                        Integer.toString(sl),
                        view.context()
                                .fabricContext()
                                .options()
                                .map(options -> "VL "
                                        + options.effective(PortKind.CA).sl2vl().get(sl) + " on CA ports")
                                .orElse("")));
    }

    private static Stream<Proposal> lives() {
        return IntStream.rangeClosed(MIN_USUAL_LIFE, MAX_USUAL_LIFE)
                .mapToObj(code -> Proposal.value(Integer.toString(code), PacketLife.text(code)));
    }

    private static Stream<Proposal> nodeTypes() {
        return Arrays.stream(NodeTypeKeyword.values()).map(type -> Proposal.value(type.name(), type.documentation()));
    }

    /** Tables from SLs to VLs to begin with. */
    static Stream<Proposal> sl2vl() {
        return Stream.of(
                Proposal.value(ValueTemplates.sl2vl(), "each SL on its own VL"),
                Proposal.value(ValueTemplates.onOneVl(), "all SLs on VL 0"));
    }

    /** An arbitration table to begin with. */
    static Stream<Proposal> arbitration() {
        return Stream.of(Proposal.value(ValueTemplates.arbitration(), "the same weight for every VL"));
    }

    private static Stream<Proposal> limits() {
        return Stream.of(Proposal.value("0", "one packet"), Proposal.value("255", "no limit"));
    }

    private static Stream<Proposal> defaultLevel(CursorContext place) {
        return place.block().filter("qos-level"::equals).isPresent()
                ? Stream.of(Proposal.value(QosLevel.DEFAULT_NAME, "for requests that no rule matches"))
                : Stream.empty();
    }
}
