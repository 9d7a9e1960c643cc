package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.testing.PartitionsText;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;

class PartitionsLoweringTest {

    @Test
    void fileWithoutDefaultLeavesAllPortsLimitedInIt() {
        Partition defaultPartition = partition("storage=0x8010: 0x1=full;", "Default");
        assertEquals("ALL limited, SELF full", members(defaultPartition));
        assertFalse(defaultPartition.ipoib());
    }

    @Test
    void fileThatNamesDefaultAddsToIt() {
        Partition defaultPartition = partition("Default=0x7fff, ipoib: ALL=full;", "Default");
        assertEquals("ALL limited, SELF full, ALL full", members(defaultPartition));
        assertEquals(List.of(MulticastGroup.broadcast(0x7fff)), defaultPartition.groups());
    }

    @Test
    void membershipBitOfThePkeyDoesNotCount() {
        assertEquals(0x10, partition("storage=0x8010: ALL;", "storage").pkey());
    }

    @Test
    void pkeyThatIsMissingOrZeroIsTheNextFreeNumber() {
        Partitions partitions = lower("b=1: ALL; a: ALL; c=0: ALL; d=0x8000: ALL;");
        assertEquals("Default 7fff, b 1, a 2, c 3, d 4", names(partitions));
    }

    @Test
    void sameNameWithoutPkeyIsTheSamePartition() {
        assertEquals("Default 7fff, a 5", names(lower("a=5: 0x1; a: 0x2; Default: SELF;")));
    }

    @Test
    void nameThatBeginsWithADigitIsThePkey() {
        assertEquals("Default 7fff, 0012 12", names(lower("0x8012: ALL;")));
    }

    @Test
    void repeatedPkeyMergesMembersAndKeepsTheFirstNameAndTheLastSl() {
        Partition merged = partition("a=5,sl=3: 0x1=full; b=0x8005,sl=4: 0x2;", "a");
        assertEquals("0x1 full, 0x2 limited", members(merged));
        assertEquals(4, merged.sl());
        assertEquals(0, partition("a=5,sl=3: 0x1; a=5: 0x2;", "a").sl());
    }

    @Test
    void nameIsCutAt31Bytes() {
        String name = "abcdefghijklmnopqrstuvwxyz0123456789";
        assertEquals(
                name.substring(0, 31),
                lower(name + "=1:ALL;").partitions().get(1).name());
    }

    @ParameterizedTest
    @CsvSource({
        "0x1=full, 0x1 full",
        "0x1=f, 0x1 full",
        "0x1=, 0x1 full",
        "0x1=limited, 0x1 limited",
        "0x1=both, 0x1 both",
        "0x1=Full, 0x1 limited",
        "0x1, 0x1 limited",
        "17, 0x11 limited",
        "010, 0x8 limited",
        "ALL, ALL limited",
        "A, ALL limited",
        "ALL_, ALL_CAS limited",
        "ALL_S=full, ALL_SWITCHES full",
        "ALL_ROUTERS, ALL_ROUTERS limited",
        "S, SELF limited",
    })
    void wordsOfMembersMatchByTheirFirstLetters(String written, String intended) {
        assertEquals(intended, members(partition("a=1: " + written + ";", "a")));
    }

    @Test
    void entriesThatMatchNoPortAreSkipped() {
        assertEquals("0x1 limited", members(partition("a=1: NONE, N, , =full, 0x1, ;", "a")));
    }

    @Test
    void partitionWithoutMembersIsRemoved() {
        assertEquals("Default 7fff", names(lower("a=1: NONE;")));
    }

    @ParameterizedTest
    @CsvSource({"defmember=full, full", "defmember=b, both", "defmember, limited", "defmember=half, limited"})
    void defmemberHoldsForMembersWithoutAMembership(String flag, String intended) {
        assertEquals(
                "0x1 " + intended + ", 0x2 limited", members(partition("a=1," + flag + ": 0x1, 0x2=limited;", "a")));
    }

    @Test
    void indx0HasToBeWrittenInFull() {
        assertTrue(partition("a=1,indx0: 0x1;", "a").members().get(0).atIndexZero());
        assertFalse(partition("a=1,ind: 0x1;", "a").members().get(0).atIndexZero());
    }

    @ParameterizedTest
    @CsvSource({"sl=5,5", "sl=0x5,5", "sl=16,0", "sl=x,0", "sl=5x,0", "sl,0", "sl=,0", "s=5,0"})
    void slOutOfRangeIsIgnored(String flag, int intended) {
        assertEquals(intended, partition("a=1," + flag + ": 0x1;", "a").sl());
    }

    @Test
    void flagsAreReadByTheirFirstLetters() {
        MulticastGroup group = partition("a=1,i,r=7,m=5,Q=0x99,T=8,F=0xabc: ALL;", "a")
                .groups()
                .get(0);
        assertEquals(new MulticastGroup(group.mgid(), 5, 7, 0, 0x99, 8, 0xabc), group);
        assertEquals("ff12:401b:8001:0:0:0:ffff:ffff", group.mgid().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mtu=2048", "mtu=0", "mtu=six", "rate=1", "rate=10Gb,rate=", "rate=23"})
    void groupOfABadMtuOrRateIsNotMade(String flags) {
        assertEquals(List.of(), partition("a=1,ipoib," + flags + ": ALL;", "a").groups());
    }

    /** Bit 6 asks for the largest MTU or rate that is available; without a fabric, the usual ones are assumed. */
    @ParameterizedTest
    @CsvSource({"mtu=68,4", "mtu=65,4", "mtu=129,1", "mtu=261,5", "mtu=192,4", "rate=67,3", "rate=99,3", "rate=260,4"})
    void groupOfALargerNumberIsMadeOfItsLowestBits(String flag, int made) {
        MulticastGroup group =
                partition("a=1,ipoib," + flag + ": ALL;", "a").groups().get(0);
        assertEquals(made, flag.startsWith("mtu") ? group.mtu() : group.rate());
    }

    @Test
    void scopeIsForMgidLinesNotForTheBroadcastGroup() {
        Partition partition = partition("a=1,ipoib,scope=5,scope=8:\nmgid=ff12:a01b::1,sl=0\nALL;", "a");
        assertEquals("ff12:401b:8001:0:0:0:ffff:ffff, ff15:a01b:0:0:0:0:0:1, ff18:a01b:0:0:0:0:0:1", groups(partition));
    }

    @Test
    void ipGroupNeedsTheBroadcastGroupOfItsScope() {
        String group = "mgid=ff12:601b::1,sl=0\nALL;";
        assertEquals("", groups(partition("a=1:\n" + group, "a")));
        assertEquals("", groups(partition("a=1,scope=5:\n" + group, "a")));
        assertEquals(
                "ff12:401b:8001:0:0:0:ffff:ffff, ff12:601b:8001:0:0:0:0:1",
                groups(partition("a=1,ipoib:\n" + group, "a")));
        assertEquals(
                "ff15:401b:8001:0:0:0:ffff:ffff, ff15:401b:8001:0:0:0:0:1",
                groups(partition("a=1,scope=5:\nmgid=ff12:401b::ffff:ffff,sl=0\nmgid=ff12:401b::1,sl=0\nALL;", "a")));
    }

    @Test
    void mgidLineTakesTheFlagsOfThePartitionButTheTrafficClass() {
        Partition partition = partition("a=1,sl=3,mtu=5,TClass=7,FlowLabel=9:\nmgid=ff1e:a01c::5,sl=4\nALL;", "a");
        MulticastGroup group = partition.groups().get(0);
        assertEquals(new MulticastGroup(group.mgid(), 5, 3, 4, 0, 0, 9), group);
        assertEquals("ff12:a01c:0:0:0:0:0:5", group.mgid().toString());
        assertEquals("ALL limited", members(partition));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mgid=fe80::1,sl=1",
                "mgid=ff12::1::2,sl=1",
                "mgid=ff12:401b:8002::1,sl=1",
                "mgid=ff22::1,sl=1",
                "mgid=ff15:a01b::1,sl=1",
                "mgid=ff12:401b::1,mtu=5",
                "mgid=ff12:601b::1,rate=4"
            })
    void mgidThatIsNotAMulticastGroupOfThePartitionMakesNone(String line) {
        assertEquals(List.of(), partition("a=1:\n" + line + "\nALL;", "a").groups());
    }

    @Test
    void groupOfThePkeyOfALimitedMemberIsNotMade() {
        assertEquals(
                "ff12:401b:8001:0:0:0:ffff:ffff, ff12:401b:8001:0:0:0:0:2",
                groups(partition("a=1,ipoib:\nmgid=ff12:401b:1::1,sl=0\nmgid=ff12:401b:8001::2,sl=0\nALL;", "a")));
    }

    @Test
    void groupThatIsThereStaysAsItIs() {
        Partition partition = partition("a=1,ipoib,mtu=5: 0x1; a=1,ipoib,mtu=4: 0x2;", "a");
        assertEquals(
                List.of(5), partition.groups().stream().map(MulticastGroup::mtu).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# nothing\n",
                "Default=0x7fff ALL;",
                "a=1: ALL;;",
                "a=1:ALL;\r\n",
                "a=one: ALL;",
                "a=1x: ALL;",
                "a=: ALL;",
                "1st: ALL;",
                "a=1: 0;",
                "a=1: 0x1 0x2;",
                "a=1: 0x1\nb=2: 0x2;",
                "a=1,\nipoib: ALL;",
                "a=1:\n ALL=full\n;\n",
                "a=1:\nALL=full\n; b=2: ALL;\n",
                "# groups of storage\na=1:\nmgid=ff12::1;\n",
                "a=1:\nmgid=fe80::1,sl=1;\n",
            })
    void anyErrorMakesTheDefaultPartitionAsIfThereWereNoFile(String text) {
        assertEquals(Partitions.WITHOUT_FILE, lower(text));
    }

    @Test
    void defaultPartitionKeepsSlAndGroupsOfADiscardedFile() {
        Partition left = partition("Default=0x7fff,ipoib,sl=5,mtu=5: ALL=full;\na=1 ALL;", "Default");
        assertEquals("ALL full", members(left));
        assertEquals(5, left.sl());
        assertEquals(5, left.broadcast().orElseThrow().mtu());
        assertEquals(1, left.groups().size());
    }

    @Test
    void nextDefinitionBecomesMembersWhenASemicolonIsMissing() {
        Partitions partitions = lower("b=1: 0x1\nA=2: 0x2;");
        assertEquals("Default 7fff, b 1", names(partitions));
        assertEquals("0x1 limited, ALL limited", members(partitions.byPkey(1).orElseThrow()));
    }

    /** OpenSM goes on after the end of the line; an equals sign that it has overwritten there stops it. */
    @Test
    void semicolonOnALineOfItsOwnIsFineWhenNoTextIsLeftAfterIt() {
        assertEquals("Default 7fff, a 1", names(lower("a=1:\nALL=full\n;\n")));
        assertEquals(Partitions.WITHOUT_FILE, lower("a=1: A\n;          # end\n"));
    }

    /** After the longest line so far, OpenSM reads memory that no line has filled. */
    @Test
    void semicolonOnTheLongestLineMayBeFollowedByAnything() {
        assertEquals(Partitions.WITHOUT_FILE, lower("a=1: A\n;          \n"));
    }

    @Test
    void lastSemicolonMayBeMissing() {
        assertEquals("Default 7fff, a 1", names(lower("a=1: ALL")));
    }

    @Test
    void valuesKnowWhereTheyAreWritten() {
        PartitionFile file = PartitionsText.parse("a=1,ipoib: 0x1, 0x2;");
        Lowered<Partitions> lowered = PartitionsLowering.lower(file);
        Partition partition = lowered.value().byName("a").orElseThrow();
        var written = file.getDefinitions().get(0);
        assertSame(written, lowered.trace().origin(partition).orElseThrow());
        assertSame(
                written.getMembers().get(1),
                lowered.trace().origin(partition.members().get(1)).orElseThrow());
        assertSame(written, lowered.trace().origin(partition.groups().get(0)).orElseThrow());
    }

    private static Partitions lower(String text) {
        return PartitionsText.lower(text).value();
    }

    private static Partition partition(String text, String name) {
        return lower(text).byName(name).orElseThrow();
    }

    private static String names(Partitions partitions) {
        return partitions.partitions().stream()
                .map(p -> p.name() + " " + Integer.toHexString(p.pkey()))
                .collect(Collectors.joining(", "));
    }

    private static String members(Partition partition) {
        return partition.members().stream().map(PartitionsLoweringTest::text).collect(Collectors.joining(", "));
    }

    private static String groups(Partition partition) {
        return partition.groups().stream().map(g -> g.mgid().toString()).collect(Collectors.joining(", "));
    }

    private static String text(PartitionMember member) {
        String ports = member.ports() == PartitionMember.Selection.PORT
                ? "0x" + Long.toHexString(member.portGuid())
                : member.ports().name();
        return ports + " " + member.membership().name().toLowerCase(java.util.Locale.ROOT);
    }
}
