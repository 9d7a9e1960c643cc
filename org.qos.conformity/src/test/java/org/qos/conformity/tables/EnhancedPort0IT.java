package org.qos.conformity.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;

/**
 * What an enhanced port 0 has in its row of in-port 0 after each of several sweeps. OpenSM wants the tables of both
 * {@code qos_swe_} and {@code qos_sw0_} there, and zeroes its copy of a row when it sends one (osm_qos.c:sl2vl_update_table).
 */
@RequiresOpenSm
class EnhancedPort0IT {

    private static final String OUTSIDE = "0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3";
    private static final String INSIDE = "3,2,1,0,3,2,1,0,3,2,1,0,3,2,1,0";
    private static final String ZEROS = "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0";
    private static final String DROPS = "0,0,0,0,0,0,0,0,0,15,15,0,0,0,0,0";
    private static final int SWEEPS = 5;

    @Test
    void theTableOfPort0StaysWhateverTheOutsideHas() {
        assertEquals(List.of(INSIDE, INSIDE, INSIDE, INSIDE), rows(3, OUTSIDE, INSIDE));
        assertEquals(List.of(INSIDE, INSIDE, INSIDE, INSIDE), rows(3, ZEROS, INSIDE));
    }

    @Test
    void aTableOfPort0WithVl0OnlyComesAndGoesFromSweepToSweep() {
        assertEquals(List.of(OUTSIDE, ZEROS, OUTSIDE, ZEROS), rows(3, OUTSIDE, ZEROS));
    }

    @Test
    void withOneVlTheTableOfPort0ComesAndGoesOnlyBesideVl15OfTheOutside() {
        assertEquals(List.of(DROPS, ZEROS, DROPS, ZEROS), rows(1, DROPS, INSIDE));
        assertEquals(List.of(DROPS, DROPS, DROPS, DROPS), rows(1, OUTSIDE, DROPS));
        assertEquals(List.of(ZEROS, ZEROS, ZEROS, ZEROS), rows(1, OUTSIDE, INSIDE));
    }

    /** The row of in-port 0 after each sweep from the second on; before it the port has not yet its operational VLs. */
    private static List<String> rows(int maxOpVls, String outside, String inside) {
        String options =
                """
                qos TRUE
                max_op_vls %d
                qos_swe_sl2vl %s
                qos_sw0_sl2vl %s
                """
                        .formatted(maxOpVls, outside, inside);
        SubnetFiles files = SubnetFiles.ofNet(Nets.everyKindOfPort()).withOptions(options);
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            List<String> rows = new ArrayList<>();
            IntStream.range(1, SWEEPS).forEach(sweep -> {
                subnet.sweepAgain();
                rows.add(row(subnet));
            });
            return rows;
        }
    }

    private static String row(OpenSmOnIbsim subnet) {
        SubnetPort port = subnet.ports().first("leaf").portZero();
        return new TableReader(subnet.smp())
                .read(port)
                .sl2Vl()
                .get(0)
                .toString()
                .replaceAll("[\\[ \\]]", "");
    }
}
