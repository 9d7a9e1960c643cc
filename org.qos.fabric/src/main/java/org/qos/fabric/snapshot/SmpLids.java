package org.qos.fabric.snapshot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Lid;
import org.qos.runtime.value.PortNumber;

/**
 * The LIDs of ports that smpquery has asked. A query may be for any LID of a port with an LMC; which LIDs the port has, its
 * PortInfo says, else another file.
 */
final class SmpLids {

    private final Fabric fabric;
    private final BiConsumer<Integer, String> problems;
    private final Map<String, LidRange> byAddress = new HashMap<>();

    SmpLids(Fabric fabric, List<SmpAnswer> answers, BiConsumer<Integer, String> problems) {
        this.fabric = fabric;
        this.problems = problems;
        answers.forEach(this::enter);
    }

    /** The LIDs of the port that has answered a query for NodeInfo; empty if it has none. */
    Optional<LidRange> of(SmpAnswer answer, PortId port) {
        int asked = answer.target().lid();
        return Optional.ofNullable(byAddress.get(answer.target().address()))
                .or(() -> fabric.port(port)
                        .filter(known -> known.answersTo(asked))
                        .map(known -> LidRange.of(known.lid(), known.lmc())))
                .or(() -> asked(answer, asked));
    }

    private Optional<LidRange> asked(SmpAnswer answer, int lid) {
        if (Lid.isUnicast(lid)) {
            return Optional.of(new LidRange(lid, lid));
        }
        if (lid != 0) {
            problems.accept(answer.line(), LineReader.outOfRange(lid));
        }
        return Optional.empty();
    }

    /** External ports of a switch have no LID, and a query for another port of an adapter is not for the port that answers. */
    private void enter(SmpAnswer answer) {
        SmpFields fields = new SmpFields(answer.fields());
        int lid = fields.number("Lid", Lid.MAX_UNICAST).orElse(0);
        int number = answer.target().number().orElse(0);
        if (lid == 0
                || number != 0
                        && number != fields.number("LocalPort", PortNumber.MAX).orElse(0)) {
            return;
        }
        LidRange lids = LidRange.of(lid, fields.number("LMC", Lid.MAX_LMC).orElse(0));
        int asked = answer.target().lid();
        if (Lid.isUnicast(asked) && !lids.contains(asked)) {
            problems.accept(
                    answer.line(),
                    "the answer is of a port with the LID " + lid + ", but the query was for the LID " + asked
                            + ". Were two answers mixed?");
        }
        byAddress.putIfAbsent(answer.target().address(), lids);
    }
}
