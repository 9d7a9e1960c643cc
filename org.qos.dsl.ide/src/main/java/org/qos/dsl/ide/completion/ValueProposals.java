package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.Comparator;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.scanner.CNumber;
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

    private static final String LEVEL = "qos-level";

    private ValueProposals() {}

    /**
     * The values of the entry that is being typed; nothing for numbers that only the author knows.
     *
     * @param others the text without the token at the cursor
     */
    static Stream<Proposal> of(DocumentSnapshot snapshot, CursorContext place, String others) {
        return switch (place.value().orElseThrow()) {
            case GROUPS -> DefinedNames.groups(snapshot);
            case LEVEL_NUMBER, LEVEL_NAME -> DefinedNames.levels(snapshot);
            case PARTITIONS -> DefinedNames.partitions(snapshot);
            case PKEYS -> DefinedNames.pkeys(snapshot);
            case PORT_GUIDS ->
                FabricNames.guids(snapshot.context().fabricContext().fabric());
            case PORT_NAMES ->
                FabricNames.ports(
                        snapshot.context().fabricContext().fabric(),
                        snapshot.language().syntax().orElseThrow());
            case NODE_TYPES -> nodeTypes();
            case SL -> levels(snapshot);
            case RATE -> rates();
            case MTU -> mtus();
            case PACKET_LIFE -> lives();
            case SERVICE_IDS -> Services.ids();
            case SERVICE_PORTS -> Services.ports();
            case SL2VL_TABLE -> sl2vl();
            case VL_ARBITRATION -> arbitration();
            case HIGH_LIMIT -> limits();
            case PORT_NUMBERS -> Stream.of(Proposal.value("*", "all ports"));
            case NAME -> defaultLevel(snapshot, place, others);
            case SERIAL_NUMBER -> nextNumber(snapshot, place, others);
            default -> Stream.empty();
        };
    }

    /** The codes of rates in the order of the nominal rates, which readers see. */
    static Stream<Proposal> rates() {
        return IntStream.rangeClosed(Rate.MIN_CODE, Rate.MAX_CODE)
                .boxed()
                .sorted(Comparator.comparing(Rate::gigabits))
                .map(code -> Proposal.value(Integer.toString(code), rate(code)));
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
    static Stream<Proposal> levels(DocumentSnapshot snapshot) {
        return IntStream.range(0, Sl.COUNT)
                .mapToObj(sl -> Proposal.value(
                        Integer.toString(sl),
                        snapshot.context()
                                .fabricContext()
                                .options()
                                .map(options -> "VL"
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
                Proposal.value(ValueTemplates.onOneVl(), "all SLs on VL0"));
    }

    /** An arbitration table to begin with. */
    static Stream<Proposal> arbitration() {
        return Stream.of(Proposal.value(ValueTemplates.arbitration(), "the same weight for every VL"));
    }

    private static Stream<Proposal> limits() {
        return Stream.of(Proposal.value("0", "one packet"), Proposal.value("255", "no limit"));
    }

    /** Unless another level has the name. */
    private static Stream<Proposal> defaultLevel(DocumentSnapshot snapshot, CursorContext place, String others) {
        return place.block().filter(LEVEL::equals).isPresent()
                        && Definitions.in(others, snapshot.language().syntax().orElseThrow(), LEVEL).stream()
                                .noneMatch(level -> level.name().equalsIgnoreCase(QosLevel.DEFAULT_NAME))
                ? Stream.of(Proposal.value(QosLevel.DEFAULT_NAME, "for requests that no rule matches"))
                : Stream.empty();
    }

    /** The number after the highest one of the levels, or of the rules. */
    private static Stream<Proposal> nextNumber(DocumentSnapshot snapshot, CursorContext place, String others) {
        String block = place.block().orElseThrow();
        OptionalLong highest = Definitions.in(
                        others, snapshot.language().syntax().orElseThrow(), block)
                .stream()
                .filter(definition -> CNumber.in(definition.sn()).isWhole(definition.sn()))
                .mapToLong(definition -> CNumber.in(definition.sn()).value())
                .max();
        long next = highest.isPresent() ? highest.getAsLong() + 1 : 0;
        return Stream.of(Proposal.value(Long.toString(next), "the next free number"));
    }
}
