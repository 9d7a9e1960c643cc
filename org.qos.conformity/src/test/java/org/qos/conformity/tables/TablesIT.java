package org.qos.conformity.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;

@RequiresOpenSm
class TablesIT {

    private static final String OPTIONS =
            """
            qos TRUE
            max_op_vls 3
            qos_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15
            qos_ca_sl2vl 0,0,1,1,2,2,3,3,0,0,1,1,2,2,3,3
            qos_vlarb_low 0:16,1:32,2:64,3:128
            qos_swe_vlarb_low 3:8,6:16
            qos_ca_vlarb_high 1:255
            """;

    @Test
    void afterASecondSweepEveryPortHasWhatTheOptionsMean() {
        SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(3)).withOptions(OPTIONS);
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            subnet.sweepAgain();
            List<ProgrammedPort> ports = new TableReader(subnet.smp()).readAll(subnet.ports());
            assertEquals(16, ports.size());
            assertEquals(List.of(), new OptionTables(OPTIONS).differences(ports));
            assertEquals(
                    List.of(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 15),
                    table(ports, "leaf").sl2Vl().get(4));
            assertFalse(new OptionTables("qos TRUE").differences(ports).isEmpty());
        }
    }

    @Test
    void theProgramSmpquerySeesTheSame() {
        SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(1)).withOptions(OPTIONS);
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            TableReader reader = new TableReader(subnet.smp());
            Smpquery smpquery = new Smpquery(subnet);
            for (SubnetPort port : subnet.ports().ports()) {
                assertEquals(smpquery.read(port), reader.read(port));
            }
        }
    }

    private static ProgrammedPort table(List<ProgrammedPort> ports, String description) {
        return ports.stream()
                .filter(tables -> tables.port().description().equals(description))
                .findFirst()
                .orElseThrow();
    }
}
