package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;
import static org.qos.runtime.path.resolve.SmallSubnet.LEFT;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.testing.QosOn;
import org.qos.runtime.value.Sl2VlRow;

/**
 * The row of in-port 0 of an enhanced port 0, in which OpenSM sets the {@code qos_swe_} and the {@code qos_sw0_}
 * table: with VL0 only in the latter the two come in turn, and nothing is known of the row (OpenSM
 * osm_qos.c:sl2vl_update_table).
 */
class EnhancedPort0PathTest {

    private static final PortId PORT_0 = new PortId(LEFT, 0);

    @ParameterizedTest(name = "qos_swe_ VL {0}, qos_sw0_ VL {1}, operational VLs {2}: VL {3} or {4}")
    @CsvSource({
        "1, 2, 3, 2, 2",
        "1, 0, 3, 0, 1",
        "0, 0, 3, 0, 0",
        "15, 0, 3, 0, 15",
        "15, 4, 3, 0, 15",
        "1, 2, 1, 0, 0",
        "15, 2, 1, 0, 15",
        "1, 15, 1, 15, 15"
    })
    void theRowIsInDoubtWhereTheTableOfPort0HasVl0Only(int outside, int inside, int vls, int vl, int otherVl) {
        PortState state = PortState.builder().operationalVls(vls).build();
        PredictedSl2Vl tables = new PredictedSl2Vl(FABRIC, options(outside, inside), port -> state);
        assertEquals(vl, Sl2VlRow.vl(tables.row(PORT_0, 0), 7));
        assertEquals(otherVl, Sl2VlRow.vl(tables.alternativeRow(PORT_0, 0), 7));
        for (PortId other : List.of(PORT_0, new PortId(LEFT, 1), new PortId(0xa0, 1))) {
            assertEquals(tables.row(other, 1), tables.alternativeRow(other, 1), "in-port 1 of " + other);
        }
    }

    @Test
    void aPathFromThePortToItselfIsNotKnown() {
        PathResolver resolver = inTurn().resolver();
        Resolution answer = resolver.resolve(PathQuery.between(LEFT, LEFT).build(), FABRIC.endpointIndex(A));
        assertEquals(
                Reason.SL2VL_NOT_KNOWN,
                assertInstanceOf(Resolution.NotKnown.class, answer).reason());
    }

    @Test
    void aPathIsKnownWhereNeitherTableDropsAnything() {
        PathResolver resolver = new SmallSubnet().options(options(1, 0)).resolver();
        assertInstanceOf(
                Resolution.Path.class,
                resolver.resolve(PathQuery.between(LEFT, LEFT).build(), FABRIC.endpointIndex(A)));
    }

    @Test
    void aRowThatWasReadIsKnown() {
        SmallSubnet read = inTurn().drop(PORT_0, 0);
        assertInstanceOf(
                Resolution.Path.class,
                read.resolver().resolve(PathQuery.between(LEFT, LEFT).build(), FABRIC.endpointIndex(A)));
        Resolution elsewhere =
                inTurn().resolver().resolve(PathQuery.between(A, C).build(), FABRIC.endpointIndex(A));
        assertEquals(
                Reason.ALL_SLS_DROPPED,
                assertInstanceOf(Resolution.Refused.class, elsewhere).reason(),
                "the outside drops everything, which is known");
    }

    /** A subnet whose switches drop everything outside, and map everything to VL0 at port 0. */
    static SmallSubnet inTurn() {
        return new SmallSubnet().options(options(15, 0));
    }

    private static SmOptions options(int outside, int inside) {
        return QosOn.USUALLY
                .tables(
                        QosOptions.NONE,
                        Map.of(PortKind.SWITCH_EXTERNAL, onVl(outside), PortKind.SWITCH_PORT_0, onVl(inside)))
                .options();
    }

    private static QosOptions onVl(int vl) {
        return new QosOptions(
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Collections.nCopies(16, vl)));
    }
}
