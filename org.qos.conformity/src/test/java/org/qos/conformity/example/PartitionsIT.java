package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.analysis.partition.PartitionLevels;
import org.qos.conformity.partition.GroupReader;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.partitions.PartitionsEmitter;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.mad.SmpClient;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.PkeyPrediction;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Pkey;

/** OpenSM with a generated partition file has the groups that the levels ask for, and ports the P_Keys of the site. */
@RequiresOpenSm
class PartitionsIT {

    private static final String PARTITIONS = "Default=0x7fff, ipoib : ALL=full ;\nNet=0x10, ipoib : ALL=full ;\n";

    private static final String SOME_POLICY = "# any policy\nqos-ulps\n    default: 0\nend-qos-ulps\n";

    private static final String POLICY =
            """
            # a level for the requests of one partition
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 1
                end-qos-level
                qos-level
                    name: Gold
                    sl: %d
                    mtu-limit: 5
                    rate-limit: 7
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    pkey: 0x0010
                    qos-level-name: Gold
                end-qos-match-rule
            end-qos-match-rules
            """;

    @ParameterizedTest
    @MethodSource("examples")
    void theGroupsAndPkeysOfAnExampleAreInForce(Example example) throws IOException {
        BoundPolicy bound = example.bound();
        String partitions = partitions(bound);
        SubnetFiles files = SubnetFiles.ofNet(Files.readString(example.fabric()))
                .withPolicy(SOME_POLICY)
                .withPartitions(partitions);
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            assertEquals(List.of(), subnet.complaints());
            GroupReader groups = new GroupReader(subnet);
            PkeyTables predicted = PkeyPrediction.of(bound.partitions(), bound.fabric(), false);
            List<Integer> ofManager = predicted.keys(bound.fabric().endpointIndex(manager(subnet)));
            for (PartitionLevel level : PartitionLevels.of(bound)) {
                // the SA reports a group to no port whose P_Key the asking port lacks
                boolean isShown = ofManager.stream()
                        .anyMatch(pkey -> Pkey.base(pkey) == level.partition().pkey());
                assertEquals(
                        isShown ? expected(level) : Optional.empty(),
                        groups.group(Mgid.broadcast(level.partition().pkey())));
            }
            SmpClient smp = subnet.smp();
            for (SubnetPort end : subnet.ports().ends()) {
                assertEquals(
                        new TreeSet<>(predicted.keys(bound.fabric().endpointIndex(end.portGuid()))),
                        new TreeSet<>(smp.pkeys(end.lid())),
                        end::toString);
            }
        }
    }

    private static long manager(OpenSmOnIbsim subnet) {
        return subnet.ports().ends().stream()
                .filter(end -> end.lid() == subnet.ports().managerLid())
                .findFirst()
                .orElseThrow()
                .portGuid();
    }

    @Test
    void aGroupHasTheSlMtuAndRateOfItsLevelAndKeepsThemUntilOpenSmRestarts() {
        SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(2))
                .withPolicy(POLICY.formatted(3))
                .withPartitions(partitionFile(3));
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            GroupReader groups = new GroupReader(subnet);
            assertEquals(Optional.of(group(0x10, 5, 7, 3)), groups.group(Mgid.broadcast(0x10)));
            assertEquals(Optional.of(group(Pkey.DEFAULT, 4, 3, 1)), groups.group(Mgid.broadcast(0x7fff)));
            subnet.installPartitions(partitionFile(4));
            assertEquals(3, groups.group(Mgid.broadcast(0x10)).orElseThrow().sl());
            subnet.restart();
            assertEquals(4, groups.group(Mgid.broadcast(0x10)).orElseThrow().sl());
        }
    }

    @Test
    void aPartitionWithoutNumberGetsOneThatNoEarlierFileHadUntilOpenSmRestarts() {
        String file = "Default=0x7fff : ALL=full ;\n%s : ALL=full ;\n";
        SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(1)).withPartitions(file.formatted("Old"));
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            assertEquals(Set.of(0xffff, 0x8001), pkeysOfManager(subnet));
            subnet.installPartitions(file.formatted("New"));
            assertEquals(Set.of(0xffff, 0x8002), pkeysOfManager(subnet));
            subnet.restart();
            assertEquals(Set.of(0xffff, 0x8001), pkeysOfManager(subnet));
        }
    }

    private static Set<Integer> pkeysOfManager(OpenSmOnIbsim subnet) {
        return Set.copyOf(subnet.smp().pkeys(subnet.ports().managerLid()));
    }

    private static Optional<MulticastGroup> expected(PartitionLevel level) {
        return level.partition()
                .broadcast()
                .map(before -> new MulticastGroup(
                        before.mgid(),
                        level.level().mtuLimit().orElse(before.mtu()),
                        level.level().rateLimit().orElse(before.rate()),
                        level.level().sl(),
                        before.qkey(),
                        level.level().tclass().orElse(before.tclass()),
                        before.flowLabel()));
    }

    private static MulticastGroup group(int pkey, int mtu, int rate, int sl) {
        return new MulticastGroup(Mgid.broadcast(pkey), mtu, rate, sl, MulticastGroup.IPOIB_QKEY, 0, 0);
    }

    private static String partitionFile(int sl) {
        ProjectFiles project = new ProjectFiles();
        Partitions partitions = PartitionsLowering.lower(
                        project.load("partitions", PARTITIONS, new PartitionsLanguage())
                                .root(PartitionFile.class))
                .value();
        PolicyFile policy = project.load("policy", POLICY.formatted(sl), new OpenSmLanguage())
                .root(PolicyFile.class);
        BoundPolicy bound = BoundPolicy.bind(
                PolicyLowering.lower(policy, PolicySyntax.OPENSM).value(), Fabric.EMPTY, partitions);
        return partitions(bound);
    }

    private static String partitions(BoundPolicy bound) {
        GenerationSettings settings =
                GenerationSettings.DEFAULTS.withFabric(bound.fabric()).withPartitions(bound.partitions());
        return new PartitionsEmitter().emit(bound.policy(), settings).text();
    }

    static Stream<Example> examples() throws IOException {
        return Example.all().stream();
    }
}
