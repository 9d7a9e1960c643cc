package org.qos.conformity.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.Audit;
import org.qos.analysis.audit.AuditFinding;
import org.qos.analysis.audit.AuditFinding.Kind;
import org.qos.analysis.audit.AuditInput;
import org.qos.analysis.audit.AuditProgress;
import org.qos.conformity.sim.LoadResult.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.lower.IpoibLines;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PolicySyntax;

/**
 * OpenSM rejects a policy that it accepted when the cable or node is lost on which the audit says that the policy
 * depends.
 */
@RequiresOpenSm
class LostCableIT {

    private static final Duration SWEEP = Duration.ofSeconds(60);
    private static final String NET =
            """
            switchguid=0x1000
            Switch 8 "sw0"
            [1] "h0"[1]
            [2] "h1"[1]
            [3] "h1"[2]
            [4] "h2"[1]

            caguid=0x2000
            Hca 1 "h0"
            [1] "sw0"[1]

            caguid=0x3000
            Hca 2 "h1"
            [1] "sw0"[2]
            [2] "sw0"[3]

            caguid=0x4000
            Hca 1 "h2"
            [1] "sw0"[4]
            """;
    private static final String LEVELS =
            """
            qos-levels
              qos-level
                name: DEFAULT
                sl: 0
              end-qos-level
            end-qos-levels
            """;
    private static final String NAMED_PORT =
            """
            port-groups
              port-group
                name: Storage
                port-name: h1/P2
              end-port-group
            end-port-groups
            """
                    + LEVELS;
    private static final String IPOIB = LEVELS
            + """
            qos-ulps
              ipoib, pkey 0x0005 : 0
            end-qos-ulps
            """;
    private static final String PARTITIONS =
            """
            Default=0x7fff, ipoib : ALL=full ;
            Store=0x0005 : 0x2001=full, 0x4001=full ;
            """;

    @Test
    void aNamedPortRejectsThePolicyOnlyWhileItsNodeIsThereByAnother() {
        try (OpenSmOnIbsim subnet = start(NAMED_PORT)) {
            assertEquals(List.of(Kind.PORT_NAME_DEPENDS_ON_CABLE), kinds(subnet, NAMED_PORT));
            assertEquals(Outcome.ACCEPTS, subnet.verdict().outcome());
            assertEquals(Outcome.REJECTS, subnet.sweepAfter("Unlink \"h1\"[2]").outcome());
            assertEquals(Outcome.ACCEPTS, subnet.sweepAfter("Unlink \"h1\"[1]").outcome());
        }
    }

    @Test
    void anIpoibLineRejectsThePolicyWithoutItsSecondMember() {
        try (OpenSmOnIbsim subnet = start(IPOIB)) {
            assertEquals(List.of(Kind.IPOIB_DEPENDS_ON_NODE), kinds(subnet, IPOIB));
            assertEquals(Outcome.ACCEPTS, subnet.verdict().outcome());
            assertEquals(Outcome.REJECTS, subnet.sweepAfter("Unlink \"h2\"").outcome());
        }
    }

    private static OpenSmOnIbsim start(String policy) {
        SubnetFiles files = SubnetFiles.ofNet(NET).withPolicy(policy).withPartitions(PARTITIONS);
        return OpenSmOnIbsim.startWithConsole(files, SWEEP);
    }

    private static List<Kind> kinds(OpenSmOnIbsim subnet, String text) {
        Partitions partitions = PartitionsLowering.lower(new ProjectFiles()
                        .load("partitions.conf", PARTITIONS, new PartitionsLanguage())
                        .root(PartitionFile.class))
                .value();
        Lowered<Policy> policy = PolicyLowering.lower(
                new ProjectFiles()
                        .load("qos-policy.conf", text, new OpenSmLanguage())
                        .root(PolicyFile.class),
                PolicySyntax.OPENSM);
        SubnetState read = subnet.snapshot().state();
        SubnetState state = read.withFabric(read.fabric().withSmPort(0x2001));
        RoutedSubnet routed = RoutedSubnet.predicted(state, partitions, SmOptions.DEFAULTS.withQos());
        AuditInput input = new AuditInput(
                BoundPolicy.bind(policy.value(), state.fabric(), partitions),
                routed,
                new ExpectedTables(routed, state, List.of(), SlMtus.NO_LIMITS),
                IpoibLines.pkeys(policy.value(), policy.trace()),
                Optional.empty(),
                false);
        return Audit.of(input, AuditProgress.NONE).findings().stream()
                .map(AuditFinding::kind)
                .toList();
    }
}
