package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.testing.PartitionsText;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;

/** What the flags of a definition set for its multicast groups. */
class GroupSettingsTest {

    private static final Mgid GROUP = Mgid.parse("ff12:a01b::1").orElseThrow();

    /** The settings after the flags of a definition. */
    private static GroupSettings after(String flags) {
        GroupSettings settings = GroupSettings.DEFAULTS;
        for (Flag flag : PartitionsText.parse("a=1," + flags + ": ALL;")
                .getDefinitions()
                .get(0)
                .getFlags()) {
            settings = settings.with(flag);
        }
        return settings;
    }

    private static String shown(GroupSettings s) {
        return "%d %d %x %d %x %d %x"
                .formatted(s.mtu(), s.rate(), s.scopes(), s.sl(), s.qkey(), s.tclass(), s.flowLabel());
    }

    @ParameterizedTest(name = "{0}: MTU, rate, scopes, SL, Q_Key, TClass, flow label {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # nothing is set
                    ipoib                    | 4 3 0 0 0 0 0
                    ipoib=5                  | 4 3 0 0 0 0 0
                    indx0                    | 4 3 0 0 0 0 0
                    defmember=full           | 4 3 0 0 0 0 0
                    unknown=5                | 4 3 0 0 0 0 0
                    MTU=5                    | 4 3 0 0 0 0 0
                    mtu                      | 4 3 0 0 0 0 0
                    sl                       | 4 3 0 0 0 0 0
                    # MTU and rate are kept unchecked, in 32 bits; the last one counts
                    mtu=1                    | 1 3 0 0 0 0 0
                    mtu=5                    | 5 3 0 0 0 0 0
                    mtu=0x5                  | 5 3 0 0 0 0 0
                    mtu=05                   | 5 3 0 0 0 0 0
                    mtu=08                   | 0 3 0 0 0 0 0
                    mtu=2048                 | 2048 3 0 0 0 0 0
                    mtu=five                 | 0 3 0 0 0 0 0
                    mtu=-1                   | 4294967295 3 0 0 0 0 0
                    mtu=4294967301           | 5 3 0 0 0 0 0
                    mtu=1,mtu=2              | 2 3 0 0 0 0 0
                    rate=2                   | 4 2 0 0 0 0 0
                    rate=22                  | 4 22 0 0 0 0 0
                    rate=10x                 | 4 10 0 0 0 0 0
                    rate=7,mtu=2             | 2 7 0 0 0 0 0
                    # scopes 1 to 15 add up
                    scope=0                  | 4 3 0 0 0 0 0
                    scope=1                  | 4 3 2 0 0 0 0
                    scope=15                 | 4 3 8000 0 0 0 0
                    scope=16                 | 4 3 0 0 0 0 0
                    scope=-1                 | 4 3 0 0 0 0 0
                    scope=33                 | 4 3 0 0 0 0 0
                    scope=5,scope=8          | 4 3 120 0 0 0 0
                    scope=5,scope=5          | 4 3 20 0 0 0 0
                    scope=5,scope=16         | 4 3 20 0 0 0 0
                    # an SL that is too great, or not a number alone, leaves the one before
                    sl=1                     | 4 3 0 1 0 0 0
                    sl=15                    | 4 3 0 15 0 0 0
                    sl=017                   | 4 3 0 15 0 0 0
                    sl=0xf                   | 4 3 0 15 0 0 0
                    sl=16                    | 4 3 0 0 0 0 0
                    sl=5,sl=16               | 4 3 0 5 0 0 0
                    sl=5,sl=6x               | 4 3 0 5 0 0 0
                    sl=5,sl=x                | 4 3 0 5 0 0 0
                    sl=5,sl=-1               | 4 3 0 5 0 0 0
                    sl=5,sl=0                | 4 3 0 0 0 0 0
                    # 32 bits are kept of a Q_Key
                    Q_Key=0xb1b              | 4 3 0 0 b1b 0 0
                    Q_Key=0x80010b1b         | 4 3 0 0 80010b1b 0 0
                    Q_Key=0xffffffff         | 4 3 0 0 ffffffff 0 0
                    Q_Key=0x100000001        | 4 3 0 0 1 0 0
                    # 8 bits are kept of a traffic class
                    TClass=1                 | 4 3 0 0 0 1 0
                    TClass=255               | 4 3 0 0 0 255 0
                    TClass=256               | 4 3 0 0 0 0 0
                    TClass=0x1ff             | 4 3 0 0 0 255 0
                    TClass=7,TClass=x        | 4 3 0 0 0 0 0
                    # a flow label above 20 bits leaves the one before
                    FlowLabel=1              | 4 3 0 0 0 0 1
                    FlowLabel=0xfffff        | 4 3 0 0 0 0 fffff
                    FlowLabel=0x100000       | 4 3 0 0 0 0 0
                    FlowLabel=9,FlowLabel=1x | 4 3 0 0 0 0 9
                    # each flag sets its own value only
                    m=1,r=2,s=3,Q=4,T=5,sl=6,F=7 | 1 2 8 6 4 5 7
                    """)
    void flagsSetTheirOwnValue(String flags, String settings) {
        assertEquals(settings, shown(after(flags)));
    }

    @ParameterizedTest(name = "MTU {0}: {1}")
    @CsvSource({
        "0, false",
        "1, true",
        "5, true",
        "6, false",
        "63, false",
        "64, true",
        "127, true",
        "128, false",
        "133, true",
        "134, false",
        "255, true",
        "256, false",
        "257, true",
        "2048, false"
    })
    void aGroupNeedsAnMtuCodeInItsLowestBitsOrBitSix(String mtu, boolean makes) {
        assertEquals(makes, after("mtu=" + mtu).makesGroup());
    }

    @ParameterizedTest(name = "rate {0}: {1}")
    @CsvSource({"0, false", "1, false", "2, true", "22, true", "23, false", "257, false", "258, true", "10000, true"})
    void aGroupNeedsARateCodeInItsLowestBitsOrBitSix(String rate, boolean makes) {
        assertEquals(makes, after("rate=" + rate).makesGroup());
    }

    @Test
    void withoutFlagsAGroupIsMade() {
        assertEquals(true, GroupSettings.DEFAULTS.makesGroup());
    }

    @Test
    void anMgidLineBeginsWithEverythingButTheTrafficClass() {
        assertEquals(
                "1 2 8 6 4 0 7", shown(after("m=1,r=2,s=3,Q=4,T=5,sl=6,F=7").inherited()));
    }

    @Test
    void aGroupHasTheSettingsAndTheDefaultQkeyOnlyWhenNoneIsSet() {
        GroupSettings settings = after("mtu=257,rate=259,sl=6,TClass=5,FlowLabel=7");
        assertEquals(new MulticastGroup(GROUP, 1, 3, 6, 0xb1b, 5, 7), settings.group(GROUP, 0xb1b));
        assertEquals(0x99, after("Q_Key=0x99").group(GROUP, 0xb1b).qkey());
        assertEquals(0, after("Q_Key=0").group(GROUP, 0).qkey());
    }

    @ParameterizedTest(name = "\"{0}\": {1}")
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "5,true",
                "0x1f,true",
                "5 ,true",
                "5\t,true",
                "5 x,true",
                " 5,true",
                "-1,true",
                "'',false",
                "5x,false",
                "x,false",
                "08,false",
                "5.,false",
                "0x,false"
            })
    void aNumberIsAloneWhenWhitespaceOrNothingFollowsIt(String text, boolean alone) {
        assertEquals(alone, CNumber.in(text).isAloneIn(text));
    }
}
