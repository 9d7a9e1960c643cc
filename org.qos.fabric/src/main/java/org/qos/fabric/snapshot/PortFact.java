package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;

/**
 * Something that files say of a port.
 *
 * @param name what messages call it
 * @param reader its value as text, empty where a file of that kind does not say it
 */
record PortFact(String name, SnapshotConflicts.FactValue<KnownPort> reader) {

    static final List<PortFact> ALL = all();

    private static List<PortFact> all() {
        List<PortFact> facts = new ArrayList<>();
        facts.add(new PortFact(
                "port GUID",
                (kind, known) ->
                        end(known).map(Port::guid).filter(guid -> guid != 0).map(Guid::text)));
        facts.add(new PortFact("LID", (kind, known) -> end(known).map(Port::lid).filter(lid -> lid != 0)));
        facts.add(new PortFact("LMC", (kind, known) -> end(known)
                .filter(port -> port.lid() != 0 && kind.has(SnapshotContent.LMCS))
                .map(Port::lmc)));
        facts.add(new PortFact("the other end of the cable", (kind, known) -> link(known)
                .map(link -> SnapshotProblems.name(link.peer()))));
        facts.add(new PortFact(
                "width", (kind, known) -> link(known).map(Link::width).filter(width -> width != 0)));
        facts.add(new PortFact(
                "speed", (kind, known) -> link(known).map(Link::speed).filter(speed -> !speed.isEmpty())));
        for (PortStateField field : PortStateField.values()) {
            facts.add(new PortFact(field.title(), (kind, known) -> boxed(field.of(known.state()))
                    .map(text(field))));
        }
        facts.add(new PortFact(
                "IsSLMappingSupported", (kind, known) -> known.state().slMapping()));
        facts.add(new PortFact(
                "VLArbitrationTable (high)", (kind, known) -> known.vlArb().high()));
        facts.add(new PortFact(
                "VLArbitrationTable (low)", (kind, known) -> known.vlArb().low()));
        facts.add(
                new PortFact("VLHighLimit", (kind, known) -> boxed(known.vlArb().highLimit())));
        facts.add(new PortFact("P_Key table", (kind, known) -> known.pkeys()
                .map(pkeys -> pkeys.stream().map(Pkey::text).toList())));
        return List.copyOf(facts);
    }

    private static Function<Integer, String> text(PortStateField field) {
        return switch (field) {
            case MTU_CAP, NEIGHBOR_MTU -> code -> String.valueOf(Mtu.bytes(code));
            case RATE -> Rate::text;
            default -> String::valueOf;
        };
    }

    private static Optional<Port> end(KnownPort known) {
        return known.port().filter(port -> known.isEnd());
    }

    private static Optional<Link> link(KnownPort known) {
        return known.port().flatMap(Port::link);
    }

    private static Optional<Integer> boxed(OptionalInt value) {
        return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
    }
}
