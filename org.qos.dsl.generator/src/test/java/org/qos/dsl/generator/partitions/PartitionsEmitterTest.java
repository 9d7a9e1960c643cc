package org.qos.dsl.generator.partitions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.ConversionCode.Effect;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.partitions.PartitionsLayout;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

class PartitionsEmitterTest {

    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 1);
    private static final String DEFAULT_PARTITION = "Default=0x7fff, ipoib : ALL=full ;\n";

    @Test
    void theBroadcastGroupHasWhatTheLevelSays() {
        QosLevel gold = level("Gold", 3, 5, 7, OptionalInt.empty(), OptionalInt.of(9));
        String text = emit(DEFAULT_PARTITION + "Net=0x10, ipoib : ALL=full ;\n", ofPkey(0x10, gold))
                .text();
        assertTrue(
                text.contains("\n# Level: Gold\nNet=0x0010, ipoib, sl=3, mtu=5, rate=7, TClass=9 : ALL=full ;\n"),
                text);
        MulticastGroup group = broadcast(text, 0x10);
        assertEquals(List.of(3, 5, 7, 9), List.of(group.sl(), group.mtu(), group.rate(), group.tclass()));
    }

    /** A definition that qos fmt changed would count as edited, and never be replaced. */
    @Test
    void formattingChangesNothing() {
        String many = IntStream.rangeClosed(1, 9)
                .mapToObj(guid -> "0x" + guid + "=full")
                .collect(Collectors.joining(", "));
        String text = emit(DEFAULT_PARTITION + "Few=0x20 : 0x1=full ;\nMany=0x10, ipoib : " + many + " ;\n")
                .text();

        assertEquals(text, new PartitionsLayout().layout(text).apply());
    }

    @Test
    void whatTheLevelLeavesOpenStaysAsItWas() {
        String text = emit("Default=0x7fff, ipoib, mtu=2, rate=6, Q_Key=0x77, FlowLabel=5 : ALL=full ;\n")
                .text();
        MulticastGroup group = broadcast(text, Pkey.DEFAULT);
        assertEquals(List.of(1, 2, 6), List.of(group.sl(), group.mtu(), group.rate()));
        assertEquals(0x77, group.qkey());
        assertEquals(5, group.flowLabel());
    }

    @Test
    void aPartitionWithoutIpoibGetsNoGroup() {
        String text = emit(DEFAULT_PARTITION + "Jobs=0x20 : ALL_CAS=full, 0x5=limited ;\n")
                .text();
        assertTrue(text.contains("Jobs=0x0020, sl=1 : ALL_CAS=full, 0x0000000000000005=limited ;\n"), text);
        assertFalse(ReadPartitions.clean(text).byPkey(0x20).orElseThrow().ipoib());
    }

    @Test
    void theDefaultPartitionIsWrittenWhenTheFileIsSilentAboutIt() {
        String text = emit("Net=0x10 : ALL=full ;\n").text();
        assertTrue(text.contains("Default=0x7fff, sl=1 : ALL=limited, SELF=full ;\n"), text);
    }

    @Test
    void aSiteWithoutAPartitionFileKeepsItsDefaultPartition() {
        String text = emit(Partitions.WITHOUT_FILE).text();
        assertTrue(text.contains("Default=0x7fff, ipoib, sl=1, mtu=4, rate=3 : ALL=full ;\n"), text);
    }

    @Test
    void membersThatHaveThePkeyFirstHaveADefinitionOfTheirOwn() {
        String text = emit(DEFAULT_PARTITION + "A=1 : 0x1=full ;\nA=1, indx0 : 0x2=full, 0x3=both ;\n")
                .text();
        assertTrue(text.contains("A=0x0001, sl=1 : 0x0000000000000001=full ;\nA=0x0001, sl=1, indx0 : "), text);
        assertEquals(
                ReadPartitions.of(
                                DEFAULT_PARTITION + "A=1, sl=1 : 0x1=full ;\nA=1, sl=1, indx0 : 0x2=full, 0x3=both ;\n")
                        .byPkey(1),
                ReadPartitions.of(text).byPkey(1));
    }

    @Test
    void groupsOfIpoibFollowTheBroadcastGroupAndOthersStay() {
        QosLevel gold = level("Gold", 3, 5, 7, OptionalInt.empty(), OptionalInt.empty());
        String given = DEFAULT_PARTITION + "Net=0x10, ipoib :\n    mgid=ff12:401b::1\n"
                + "    mgid=ff15:1::1, sl=6, scope=5\n    ALL=full ;\n";
        List<MulticastGroup> groups = ReadPartitions.clean(
                        emit(given, ofPkey(0x10, gold)).text())
                .byPkey(0x10)
                .orElseThrow()
                .groups();
        assertEquals(List.of(3, 3, 6), groups.stream().map(MulticastGroup::sl).toList());
        assertEquals(List.of(5, 5, 4), groups.stream().map(MulticastGroup::mtu).toList());
        assertEquals(5, groups.get(2).mgid().scope());
    }

    @Test
    void saysThatGroupsOfARunningOpenSmStay() {
        Emission emission = emit(DEFAULT_PARTITION);
        assertEquals(List.of("partition-existing-groups"), codes(emission));
        assertEquals(Effect.NOTE, emission.losses().get(0).effect());
        assertTrue(emission.text().contains("# that OpenSM has already keep what they have"), emission.text());
        assertEquals(List.of(), codes(emit("Default=0x7fff : ALL=full ;\n")));
    }

    @Test
    void namesWhatAGroupCannotHave() {
        QosLevel fast = level("Fast", 2, 4, 24, OptionalInt.of(12), OptionalInt.empty());
        Emission emission = emit(DEFAULT_PARTITION + "Net=0x10, ipoib, sl=4 : ALL=full ;\n", ofPkey(0x10, fast));
        assertEquals(
                List.of(
                        "partition-sl-replaced",
                        "partition-packet-life",
                        "partition-rate",
                        "partition-existing-groups"),
                codes(emission));
        assertEquals(22, broadcast(emission.text(), 0x10).rate());
        assertEquals(Effect.CHANGES_GROUPS, emission.losses().get(1).effect());
    }

    @Test
    void warnsWhereSomeMembersGetAnotherLevel() {
        QosLevel gold = QosLevel.ofSl("Gold", 3);
        PortGroup servers = PortGroup.ofGuids("servers", Ranges.ofValues(1, 2));
        MatchRule toServers = new MatchRule(
                "", List.of(), List.of(servers), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, gold);
        Emission emission = emit("Default=0x7fff, ipoib : 0x1=full, 0x2=full, 0x3=full ;\n", toServers);
        assertEquals(List.of("partition-level-ambiguous", "partition-existing-groups"), codes(emission));
        assertEquals(1, broadcast(emission.text(), Pkey.DEFAULT).sl());
    }

    @Test
    void warnsWhereTheLevelExcludesThePkey() {
        QosLevel other = QosLevel.ofSl("Other", 2).withPkeys(Ranges.ofValues(0x20));
        Emission emission = emit(DEFAULT_PARTITION + "Net=0x10, ipoib : ALL=full ;\n", ofPkey(0x10, other));
        assertTrue(codes(emission).contains("partition-level-refuses-pkey"), () -> codes(emission)
                .toString());
    }

    @Test
    void refusesWhatOpenSmWouldReadAsAnotherName() {
        for (String name : List.of("", "7fff", "a b", "a=b", "a:b", "a#b", "x".repeat(33))) {
            Partition odd = new Partition(name, 5, 0, List.of(), Partitions.DEFAULT_MEMBERS_WITH_FILE);
            Emission emission = emit(new Partitions(List.of(odd)));
            assertEquals(List.of("partition-name-unusable"), codes(emission), name);
            assertFalse(emission.refusals(true).isEmpty());
        }
    }

    private static Emission emit(String partitions, MatchRule... rules) {
        return emit(ReadPartitions.of(partitions), rules);
    }

    private static Emission emit(Partitions partitions, MatchRule... rules) {
        Policy policy = new Policy(List.of(), List.of(DEFAULT), DEFAULT, List.of(rules), FabricSetup.NONE);
        return ReadPartitions.emit(BoundPolicy.bind(policy, Fabric.EMPTY, partitions));
    }

    private static MatchRule ofPkey(int pkey, QosLevel level) {
        return new MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.ofValues(pkey), level);
    }

    private static QosLevel level(String name, int sl, int mtu, int rate, OptionalInt life, OptionalInt tclass) {
        return new QosLevel(
                name,
                OptionalLong.empty(),
                "",
                sl,
                OptionalInt.of(mtu),
                OptionalInt.of(rate),
                life,
                OptionalInt.empty(),
                tclass,
                Ranges.NONE,
                Ranges.NONE);
    }

    private static MulticastGroup broadcast(String text, int pkey) {
        return ReadPartitions.clean(text)
                .byPkey(pkey)
                .flatMap(Partition::broadcast)
                .orElseThrow();
    }

    private static List<String> codes(Emission emission) {
        return emission.losses().stream().map(loss -> loss.code().code()).toList();
    }
}
