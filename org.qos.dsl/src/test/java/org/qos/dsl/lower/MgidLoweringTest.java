package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.testing.PartitionsText;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;

/** The multicast groups that OpenSM makes from mgid lines (osm_prtn_config.c:mgroup_create). */
class MgidLoweringTest {

    private static Partitions lower(String text) {
        return PartitionsText.lower(text).value();
    }

    private static Partition defined(String flags, String lines) {
        return lower("a=0x11" + (flags.isEmpty() ? "" : "," + flags) + ":\n" + lines.replace("\\n", "\n") + "\nALL;")
                .byName("a")
                .orElseThrow();
    }

    private static String mgids(Partition partition) {
        return partition.groups().stream().map(group -> group.mgid().toString()).collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # the scope of the line, of the partition, else link-local; that of the address does not count
                    ''              | mgid=ff12::1,sl=0            | ff12:0:0:0:0:0:0:1
                    ''              | mgid=ff1e::1,sl=0            | ff12:0:0:0:0:0:0:1
                    ''              | mgid=ff12::1,scope=5         | ff15:0:0:0:0:0:0:1
                    scope=8         | mgid=ff12::1,sl=0            | ff18:0:0:0:0:0:0:1
                    scope=8         | mgid=ff12::1,scope=5         | ff15:0:0:0:0:0:0:1 ff18:0:0:0:0:0:0:1
                    scope=1,scope=15 | mgid=ff12::1,sl=0           | ff11:0:0:0:0:0:0:1 ff1f:0:0:0:0:0:0:1
                    ''              | mgid=ff12::1,scope=16        | ff12:0:0:0:0:0:0:1
                    # the flag bits of the address, which are before its scope, stay; without 401b or 601b, one of them is allowed
                    ''              | mgid=ff02::1,sl=0            | ff02:0:0:0:0:0:0:1
                    ''              | mgid=fff2::1,sl=0            | ''
                    ipoib | mgid=fff2:401b::1,sl=0 | ff12:401b:8011:0:0:0:ffff:ffff fff2:401b:8011:0:0:0:0:1
                    # a group that is not one of IPoIB keeps its address; one with a01b has another scope than link-local
                    ''              | mgid=ff12:a01c:5::1,sl=0     | ff12:a01c:5:0:0:0:0:1
                    ''              | mgid=ff15:a01b:5::1,sl=0     | ''
                    ''              | mgid=ff12:a01b:5::1,scope=5  | ff15:a01b:5:0:0:0:0:1
                    # the P_Key of an IPoIB group is filled in, or that of the partition
                    ipoib | mgid=ff12:401b::1,sl=0 | ff12:401b:8011:0:0:0:ffff:ffff ff12:401b:8011:0:0:0:0:1
                    ipoib           | mgid=ff12:401b:11::1,sl=0    | ff12:401b:8011:0:0:0:ffff:ffff
                    ipoib | mgid=ff12:401b:8011::1,sl=0 | ff12:401b:8011:0:0:0:ffff:ffff ff12:401b:8011:0:0:0:0:1
                    ipoib           | mgid=ff12:401b:12::1,sl=0    | ff12:401b:8011:0:0:0:ffff:ffff
                    ipoib           | mgid=ff12:401b:8012::1,sl=0  | ff12:401b:8011:0:0:0:ffff:ffff
                    ipoib | mgid=ff12:601b::1,sl=0 | ff12:401b:8011:0:0:0:ffff:ffff ff12:601b:8011:0:0:0:0:1
                    # the broadcast group may be written; there is one of each address
                    ''              | mgid=ff12:401b::ffff:ffff,sl=0 | ff12:401b:8011:0:0:0:ffff:ffff
                    ''              | mgid=ff12:401b:ffff::ffff:ffff,sl=0 | ff12:401b:8011:0:0:0:ffff:ffff
                    ipoib           | mgid=ff12:401b::ffff:ffff,sl=0 | ff12:401b:8011:0:0:0:ffff:ffff
                    ''              | mgid=ff12::1,sl=0\\nmgid=ff12::1,sl=1 | ff12:0:0:0:0:0:0:1
                    # an IPoIB group has the MTU and the rate of the partition
                    ipoib,mtu=5 | mgid=ff12:401b::1,sl=0 | ff12:401b:8011:0:0:0:ffff:ffff ff12:401b:8011:0:0:0:0:1
                    ipoib,mtu=5 | mgid=ff12:401b::1,mtu=5 | ff12:401b:8011:0:0:0:ffff:ffff ff12:401b:8011:0:0:0:0:1
                    ipoib,mtu=5     | mgid=ff12:401b::1,mtu=4      | ff12:401b:8011:0:0:0:ffff:ffff
                    ipoib,rate=7    | mgid=ff12:401b::1,rate=3     | ff12:401b:8011:0:0:0:ffff:ffff
                    ipoib,rate=7    | mgid=ff12::1,rate=3          | ff12:401b:8011:0:0:0:ffff:ffff ff12:0:0:0:0:0:0:1
                    # without the broadcast group of its scope there is none of IPoIB
                    ''              | mgid=ff12:401b::1,sl=0       | ''
                    ipoib           | mgid=ff12:401b::1,scope=5    | ff12:401b:8011:0:0:0:ffff:ffff
                    # an MTU or rate that is not a code makes no group
                    ''              | mgid=ff12::1,mtu=6           | ''
                    ''              | mgid=ff12::1,rate=1          | ''
                    mtu=2048        | mgid=ff12::1,mtu=4           | ff12:0:0:0:0:0:0:1
                    # not a multicast address
                    ''              | mgid=fe80::1,sl=0            | ''
                    ''              | mgid=ff12,sl=0               | ''
                    """)
    void groupsOfAPartition(String flags, String line, String mgids) {
        assertEquals(mgids, mgids(defined(flags, line)));
    }

    @ParameterizedTest(name = "{0}, {1}: MTU, rate, SL, Q_Key, TClass, flow label {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                           | mgid=ff12::1,sl=3         | 4 3 3 0 0 0
                    ''                           | mgid=ff12::1,mtu=5,rate=7 | 5 7 0 0 0 0
                    sl=3,mtu=2,rate=7            | mgid=ff12::1,sl=4         | 2 7 4 0 0 0
                    sl=3                         | mgid=ff12::1,mtu=4        | 4 3 3 0 0 0
                    sl=3                         | mgid=ff12::1,sl=16        | 4 3 3 0 0 0
                    Q_Key=0x99,FlowLabel=8       | mgid=ff12::1,sl=0         | 4 3 0 99 0 8
                    Q_Key=0x99                   | mgid=ff12::1,Q_Key=0x98   | 4 3 0 98 0 0
                    TClass=7                     | mgid=ff12::1,sl=0         | 4 3 0 0 0 0
                    TClass=7                     | mgid=ff12::1,TClass=6     | 4 3 0 0 6 0
                    """)
    void aGroupTakesWhatItsLineDoesNotSetFromThePartition(String flags, String line, String values) {
        assertEquals(values, shown(defined(flags, line).groups().get(0)));
    }

    @Test
    void onlyAGroupOfIpoibHasTheQkeyOfIpoib() {
        List<MulticastGroup> groups = defined(
                        "ipoib", "mgid=ff12:401b::1,sl=0\\nmgid=ff12:601b::1,Q_Key=5\\nmgid=ff12::1,sl=0")
                .groups();
        assertEquals(
                List.of(0xb1bL, 0xb1bL, 5L, 0L),
                groups.stream().map(MulticastGroup::qkey).toList());
    }

    @Test
    void aGroupBelongsToTheFirstPartitionThatMakesIt() {
        Partitions partitions =
                lower("a=1:\nmgid=ff12::1,sl=1\nALL;\nb=2:\nmgid=ff12::1,sl=2\nmgid=ff12::2,sl=2\nALL;\n");
        assertEquals("ff12:0:0:0:0:0:0:1", mgids(partitions.byName("a").orElseThrow()));
        assertEquals("ff12:0:0:0:0:0:0:2", mgids(partitions.byName("b").orElseThrow()));
    }

    @Test
    void broadcastGroupsOfPartitionsAreApart() {
        Partitions partitions = lower("a=1,ipoib,sl=1: ALL; b=2,ipoib,sl=2: ALL;");
        assertEquals(
                "4 3 1 b1b 0 0",
                shown(partitions.byName("a").orElseThrow().broadcast().orElseThrow()));
        assertEquals(
                "4 3 2 b1b 0 0",
                shown(partitions.byName("b").orElseThrow().broadcast().orElseThrow()));
    }

    private static String shown(MulticastGroup group) {
        return "%d %d %d %x %d %x"
                .formatted(group.mtu(), group.rate(), group.sl(), group.qkey(), group.tclass(), group.flowLabel());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    mgid=ff12::1 # sl=7             | 7
                    mgid=ff12::1 # time, sl = 7     | 7
                    mgid=ff12::1 # sl=7 for time    | 7
                    mgid=ff12::1 #sl=3,sl=7,sl=16   | 7
                    mgid=ff12::1 # for time sl=7    | 3
                    mgid=ff12::1 # sl=7for time     | 3
                    mgid=ff12::1 # time # sl=7      | 3
                    mgid=ff12::1, # sl=7            | 3
                    mgid=ff12::1, sl=4 # sl=7       | 4
                    """)
    void aCommentAfterAGidWithoutFlagsHasItsFlags(String line, int sl) {
        assertEquals(sl, defined("sl=3", line).groups().get(0).sl());
    }

    @Test
    void whatEarlierLinesLeftHasFlagsToo() {
        String text = "# 456789 1 456789 2 456789,sl=7\na=0x11:\n%s\nALL;\n";
        assertEquals(
                7, slOfOnly(text.formatted("mgid=ff12:1:111:1111::222")), "the next byte is the first of the flag");
        assertEquals(0, slOfOnly(text.formatted("mgid=ff12:1:111:1111::222,sl=0")));
        assertEquals(7, slOfOnly(text.formatted("mgid=ff12:1:111:1111::2")), "the comment ends at the comma");
        assertEquals(0, slOfOnly("a=0x11,sl=0:\nmgid=ff12:1:1111:1111::1111\nALL;\n"), "nothing was read there before");
    }

    private static int slOfOnly(String text) {
        return lower(text).byName("a").orElseThrow().groups().get(0).sl();
    }
}
