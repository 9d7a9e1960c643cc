package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.mad.MultiPathRecordResponse;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;

/**
 * A P_Key that ports still have when its partition is gone: OpenSM says so where one path is asked for. Where paths between
 * several ports are asked for it does not notice, and takes the SL from elsewhere.
 */
@RequiresOpenSm
class LostPartitionIT {

    private static final int PKEY = 0x0123;
    /** The sweep ends with errors, which is not waited for any longer. */
    private static final Duration SWEEP = Duration.ofSeconds(10);

    private static final String DEFAULT = "Default=0x7fff : ALL=full, SELF=full ;\n";

    @Test
    void aPartitionThatIsGoneIsNotNoticedInMultiPathRecords() {
        SubnetFiles files =
                SubnetFiles.ofNet(Nets.pairOfSwitches(1)).withPartitions(DEFAULT + "P=0x0123, sl=5 : ALL=full ;\n");
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.startWithConsole(files, SWEEP)) {
            Gid one = gid(subnet, "n1");
            Gid other = gid(subnet, "m1");
            SaClient sa = subnet.sa();
            PathQuery single = new PathQueryBuilder()
                    .source(one)
                    .destination(other)
                    .pkey(PKEY)
                    .build();
            MultiPathQuery multi = MultiPathQuery.between(List.of(one), List.of(other), single);
            assertEquals(5, sl(sa.path(single)));
            subnet.simulate("Error \"n1\"[1] 100 22");
            subnet.simulate("Error \"m1\"[1] 100 22");
            subnet.installPartitions(DEFAULT);
            MultiPathRecordResponse.Found found =
                    assertInstanceOf(MultiPathRecordResponse.Found.class, sa.paths(multi));
            assertEquals(PKEY, found.paths().get(0).pkey());
            assertFalse(subnet.log().contains("ERR 451A"), "the message that is intended for it never comes");
            assertEquals(0, sl(sa.path(single)));
            assertTrue(subnet.log().contains("ERR 1F1C"), subnet.log());
        }
    }

    private static Gid gid(OpenSmOnIbsim subnet, String node) {
        return subnet.ports().ends().stream()
                .filter(end -> end.description().equals(node))
                .map(end -> Gid.ofPort(end.portGuid()))
                .findFirst()
                .orElseThrow();
    }

    private static int sl(PathRecordResponse answer) {
        return assertInstanceOf(PathRecordResponse.Found.class, answer).path().sl();
    }
}
