package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionMgidRefused} reports, and what it accepts. */
class PartitionMgidRefusedTest {

    private static final RuleTester RULE = new RuleTester(new PartitionMgidRefused());

    private static String file(String flags, String line) {
        return "Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001" + flags + " :\n    " + line + "\n    ALL=full ;\n";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    mgid=«ff12:401b:8002::1»| the GID has the P_Key 0x8002, a full member of the partition 0x8001; OpenSM makes no group; write 0 or 8001 after
                    mgid=«ff12:401b:1::1»| the GID has the P_Key 0x0001, a full member of the partition 0x8001;
                    mgid=«ff12:401b::1», rate=7| another rate than its partition; OpenSM makes no group; write the rate among the flags
                    mgid=«ff12:601b::1», mtu=5| another MTU than its partition; OpenSM makes no group;
                    mgid=«ff32::1»| a reserved flag of the GID is set; OpenSM makes no group, unless its option ipoib_mcgroup_creation_validation is FALSE; begin the GID with ff0 or ff1
                    mgid=«ff32::1», scope=2, scope=5| a reserved flag of the GID is set
                    mgid=«ff15:a01b::1»| OpenSM makes no group of scope 2, unless its option ipoib_mcgroup_creation_validation is FALSE; give the line another scope, as in 'scope=5'
                    mgid=«ff12:401b::1», scope=5| no broadcast group of scope 5, which a group of IPoIB needs; OpenSM makes no group of this scope, unless its option ipoib_mcgroup_creation_validation is FALSE; write 'mgid=ff15:401b::ffff:ffff, scope=5'
                    """)
    void whatOpenSmRefuses(String line, String message) {
        RULE.partitions(file(", ipoib", line)).reports(WARNING).saying(message);
    }

    @Test
    void aPartitionWithoutBroadcastGroup() {
        RULE.partitions(file("", "mgid=«ff12:401b::1»"))
                .reports(WARNING)
                .saying(
                        "the partition has no broadcast group of scope 2, which a group of IPoIB needs;"
                                + " OpenSM makes no group of this scope, unless its option ipoib_mcgroup_creation_validation is FALSE; write the flag 'ipoib' before the ':'");
    }

    @Test
    void eachScopeWithoutBroadcastGroup() {
        RULE.partitions(file("", "mgid=«ff12:401b::1», scope=2, scope=5")).saying("scope 2", "scope 5");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mgid=«ff12:401b:ffff::ffff:ffff»",
                "mgid=ff12:401b::1, sl=1\n    mgid=«ff12:401b:8001::1», sl=2",
                "mgid=ff12::1\n    mgid=«ff15::1»"
            })
    void aGroupThatIsThere(String line) {
        RULE.partitions(file(", ipoib", line)).saying("already; OpenSM keeps that one and ignores this line");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mgid=ff12:401b::1",
                "mgid=ff12:401b:8001::1",
                "mgid=ff32:401b::1",
                "mgid=ff12::1",
                "mgid=ff02::1, mtu=5, rate=7",
                "mgid=ff1e:a01b::1, scope=14",
                "mgid=ff15:401b::ffff:ffff, scope=5\n    mgid=ff12:401b::1, scope=5"
            })
    void isAccepted(String line) {
        RULE.partitions(file(", ipoib", line)).accepts();
    }

    @Test
    void aBadMtuHasAFindingOfItsOwn() {
        RULE.partitions(file(", ipoib, mtu=9", "mgid=ff12:401b::1")).accepts();
    }
}
