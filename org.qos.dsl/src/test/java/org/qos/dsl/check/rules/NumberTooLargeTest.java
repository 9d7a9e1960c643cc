package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.HANGS;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link NumberTooLarge} reports, and what it accepts. */
class NumberTooLargeTest {

    private static final RuleTester RULE = new RuleTester(new NumberTooLarge());

    @Test
    void inRulesGroupsAndLines() {
        RULE.opensm(OpenSmPolicy.withRule("service-id: 1,«0x10000000000000000001»"))
                .reports(WARNING)
                .saying("0x10000000000000000001 does not fit in 64 bits; OpenSM reads 0xffffffffffffffff; write");
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: «0x10008f10600010021»")).reports(HANGS, WARNING);
        RULE.opensm("qos-ulps\ndefault: 0\nany, service-id «0x100000000000106000» : 3\nend-qos-ulps\n")
                .reports(WARNING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"18446744073709551616", "02000000000000000000000", "0X10000000000000000"})
    void inEveryBase(String number) {
        RULE.opensm(OpenSmPolicy.withRule("service-id: «" + number + "»")).reports(WARNING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"18446744073709551615", "01777777777777777777777", "0xffffffffffffffff", "0x00000000000000001"})
    void numbersOf64BitsAreAccepted(String number) {
        RULE.opensm(OpenSmPolicy.withRule("service-id: " + number)).accepts();
    }

    @Test
    void onlyNumbersAreRead() {
        RULE.opensm(OpenSmPolicy.withGroup("use: 0x10008f10600010021 # 0x10008f10600010021"))
                .accepts();
    }

    @Test
    void membersOfPartitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nLab=0x10 : 0x1, «0x10008f10600010021»=full ;\n")
                .reports(WARNING)
                .saying("OpenSM reads 0xffffffffffffffff");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full, 0xffffffffffffffff ;\n")
                .accepts();
    }
}
