package org.qos.conformity.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.qos.conformity.subnet.SubnetList;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.SaStatus;

@RequiresOpenSm
class OpenSmOnIbsimIT {

    private static final String POLICY =
            """
            # backup traffic by its Service-ID, everything else in the default level
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 1
                end-qos-level
                qos-level
                    name: Backup
                    sl: 5
                    packet-life: 14
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    service-id: 0x77
                    qos-level-name: Backup
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final SubnetFiles FILES =
            SubnetFiles.ofNet(Nets.pairOfSwitches(2)).withPolicy(POLICY);

    @Test
    void anAcceptedPolicyDecidesTheSlOfEachPath() {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(FILES)) {
            assertEquals(new LoadResult(LoadResult.Outcome.ACCEPTS, List.of()), subnet.verdict());
            SubnetList ports = subnet.ports();
            SaClient sa = subnet.sa();
            long source = ports.first("n1").portGuid();
            long destination = ports.first("m2").portGuid();
            assertEquals(1, sl(sa.path(PathQuery.between(source, destination).build())));
            assertEquals(
                    5,
                    sl(sa.path(PathQuery.between(source, destination)
                            .serviceId(0x77)
                            .build())));
            assertEquals(
                    new PathRecordResponse.Refused(SaStatus.NO_RECORDS),
                    sa.path(PathQuery.between(source, 0xdead).build()));
        }
    }

    @Test
    void eachOfManyQueriesHasItsAnswer() {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(FILES)) {
            SaClient sa = subnet.sa();
            SubnetList ports = subnet.ports();
            PathQuery query = PathQuery.between(
                            ports.first("n1").portGuid(), ports.first("m2").portGuid())
                    .build();
            for (int i = 0; i < 3000; i++) {
                assertEquals(1, sl(sa.path(query)));
            }
        }
    }

    @Test
    void thePortsAreReadWholeWhileSweepsFollowEachOther() {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(FILES)) {
            SubnetList ports = subnet.ports();
            CompletableFuture<Void> sweeps = CompletableFuture.runAsync(() -> {
                for (int i = 0; i < 20; i++) {
                    subnet.sweepAgain();
                }
            });
            do {
                assertEquals(ports, subnet.ports());
            } while (!sweeps.isDone());
            sweeps.join();
        }
    }

    @Test
    void severalSubnetsRunAtOnceAndLeaveNothingBehind() {
        List<ProcessHandle> before = children();
        try (OpenSmOnIbsim one = OpenSmOnIbsim.start(FILES);
                OpenSmOnIbsim other = OpenSmOnIbsim.start(SubnetFiles.ofNet(Nets.pairOfSwitches(4)))) {
            assertEquals(6, one.ports().ends().size());
            assertEquals(10, other.ports().ends().size());
            one.transport();
            other.transport();
            assertEquals(before.size() + 6, children().size());
        }
        assertEquals(before, children());
    }

    @Test
    void aSubnetThatCannotStartSaysWhyAndLeavesNothingBehind() {
        List<ProcessHandle> before = children();
        SubnetFiles crashing =
                FILES.withPolicy("port-groups\n port-group\n name: g\n port-name: n1/P200\n end-port-group\n"
                        + "end-port-groups\n" + POLICY);
        Exception failure = assertThrows(SubnetException.class, () -> OpenSmOnIbsim.start(crashing));
        assertTrue(failure.getMessage().startsWith("the subnet did not come up; opensm ended with status 139"));
        SubnetFiles withoutAdapters = SubnetFiles.ofNet("Switch 4 \"lonely\"\n");
        assertThrows(IllegalArgumentException.class, () -> OpenSmOnIbsim.start(withoutAdapters));
        assertEquals(before, children());
    }

    private static List<ProcessHandle> children() {
        return ProcessHandle.current().children().sorted().toList();
    }

    private static int sl(PathRecordResponse answer) {
        return ((PathRecordResponse.Found) answer).path().sl();
    }
}
