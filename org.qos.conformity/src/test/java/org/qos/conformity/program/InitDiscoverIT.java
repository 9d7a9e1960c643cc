package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;

/** {@code qos init --discover} reads the fabric that OpenSM manages, and makes what OpenSM then accepts. */
@RequiresOpenSm
class InitDiscoverIT {

    private static final String NET = Nets.pairOfSwitches(3);

    @Test
    void aProjectOfTheLiveFabricIsAcceptedByItsOpenSm() throws IOException {
        SubnetFiles made;
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(SubnetFiles.ofNet(NET))) {
            made = init(subnet, "--preset multi-tenant-training --tenant blue=n1,n2 --tenant red=m1,m2 --storage n3");
        }
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(made)) {
            assertTrue(subnet.sweepAgain().isAccepted());
            assertEquals(List.of(), subnet.complaints());
        }
    }

    private static SubnetFiles init(OpenSmOnIbsim subnet, String options) throws IOException {
        QosProcess.Outcome outcome = QosProcess.run(subnet, ("init site --discover " + options).split(" "));
        assertEquals(0, outcome.exitCode(), outcome.out() + outcome.err());
        Path site = subnet.directory().resolve("site");
        assertFalse(Files.readString(site.resolve("qos.yaml")).contains("not-checked"), "the snapshot has all limits");
        Path generated = site.resolve("generated");
        Files.writeString(generated.resolve("fabric.ibnetdiscover"), NET);
        return SubnetFiles.in(generated);
    }
}
