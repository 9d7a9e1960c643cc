package org.qos.runtime.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.value.VlWeight;

class SmOptionsTest {

    @Test
    void turningQosOnChangesNothingElse() {
        SmOptions off = SmOptions.DEFAULTS;
        SmOptions on = off.withQos();
        assertFalse(off.qos());
        assertTrue(on.qos());
        assertEquals(
                new SmOptions(
                        false,
                        on.policyFile(),
                        on.partitionFile(),
                        on.logFile(),
                        on.logFlags(),
                        on.maxOpVls(),
                        on.subnetTimeout(),
                        on.smSl(),
                        on.routingEngines(),
                        on.allowBothPkeys(),
                        on.lashStartVl(),
                        on.nueMaxNumVls(),
                        on.enableQuirks(),
                        on.maxRateEnum(),
                        on.subnetPrefix(),
                        on.slMasks(),
                        on.general(),
                        on.specific()),
                off);
    }

    @Test
    void theOptionsOfAKindOfPortsBeginWithItsPrefix() {
        assertEquals(
                List.of("qos_ca_", "qos_rtr_", "qos_sw0_", "qos_swe_"),
                Stream.of(PortKind.values()).map(PortKind::prefix).toList());
        for (PortKind kind : PortKind.values()) {
            assertTrue(kind.prefix().startsWith(PortKind.GENERAL_PREFIX));
            assertEquals(QosOptions.NONE, SmOptions.DEFAULTS.specific().get(kind), "nothing is set by default");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 0, 0, true",
        "5, 5, 64, 64, true",
        "0, 1, 0, 0, false",
        "6, 1, 0, 0, false",
        "1, 0, 0, 0, false",
        "1, 6, 0, 0, false",
        "1, 1, -1, 0, false",
        "1, 1, 65, 0, false",
        "1, 1, 0, -1, false",
        "1, 1, 0, 65, false"
    })
    void aPortHasTheVlsAndTableSizesThatPortInfoCanHold(int vlCap, int operational, int high, int low, boolean valid) {
        if (valid) {
            assertEquals(vlCap, new PortVlCapabilities(vlCap, operational, high, low).vlCap());
        } else {
            assertThrows(IllegalArgumentException.class, () -> new PortVlCapabilities(vlCap, operational, high, low));
        }
    }

    @Test
    void anArbitrationTableHasAtMost64Entries() {
        List<VlWeight> most = Collections.nCopies(64, new VlWeight(0, 1));
        List<VlWeight> tooMany = Collections.nCopies(65, new VlWeight(0, 1));
        assertEquals(Optional.of(most), arbitration(most, most).vlarbLow());
        assertThrows(IllegalArgumentException.class, () -> arbitration(tooMany, most));
        assertThrows(IllegalArgumentException.class, () -> arbitration(most, tooMany));
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, false", "2, false", "3, true"})
    void aVlWithWeightInEitherTableIsServed(int vl, boolean starved) {
        QosTables tables = new QosTables(
                0,
                List.of(new VlWeight(0, 1), new VlWeight(1, 1)),
                List.of(new VlWeight(1, 1), new VlWeight(2, 1), new VlWeight(3, 0)),
                Collections.nCopies(16, 0));
        assertEquals(starved, VlBandwidthShare.of(tables, vl).isStarved());
    }

    private static QosOptions arbitration(List<VlWeight> high, List<VlWeight> low) {
        return new QosOptions(
                OptionalInt.empty(), OptionalInt.empty(), Optional.of(high), Optional.of(low), Optional.empty());
    }
}
