package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PkeyOutOfRange} reports, and what it accepts. */
class PkeyOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new PkeyOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><pkey>«0x10000»</pkey>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><pkey>0xffff</pkey>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><pkey>«65536»</pkey>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><pkey>65535</pkey>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><pkey>1-«65536»</pkey>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><pkey>1-2</pkey>"))
                .accepts()
                .alone();
    }

    @Test
    void numbersAreShownInTheBaseOfTheFile() {
        RULE.opensm(OpenSmPolicy.withRule("pkey: «0x18021»"))
                .reports(WARNING)
                .saying("P_Key 0x18021 is out of range; OpenSM uses its lower 15 bits, 0x0021; expected 0x0 to 0xffff");
        RULE.opensm(OpenSmPolicy.withRule("pkey: 1-«98337»"))
                .reports(WARNING)
                .saying("P_Key 98337 is out of range; OpenSM uses its lower 15 bits, 0x0021; expected 0 to 65535");
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><pkey>«0x18021»</pkey>"))
                .reports(ERROR)
                .saying("P_Key 0x18021 is out of range; 'qos generate' rejects the policy; expected 0x0 to 0xffff");
    }

    @Test
    void inLinesOfUlps() {
        RULE.opensm("qos-ulps\ndefault: 0\nany, pkey «0x10010» : 3\nany, service-id 0x10010 : 3\nend-qos-ulps\n")
                .reports(WARNING)
                .saying("OpenSM uses its lower 15 bits, 0x0010");
    }

    @Test
    void inPartitionFiles() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nB=«0x10010»: ALL ;\n")
                .reports(WARNING)
                .saying("P_Key 0x10010 is out of range; OpenSM uses its lower 15 bits, 0x0010; expected 0x0 to 0xffff");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\n«131073»: ALL ;\n")
                .reports(WARNING)
                .saying("OpenSM uses its lower 15 bits, 0x0001; expected 0 to 65535");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nA=«0x20000»: ALL ;\n")
                .reports(WARNING)
                .saying("which are 0, and chooses a free P_Key in their place");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nA=0xffff: ALL ;\nC: ALL ;\n-1: ALL ;\n")
                .accepts();
    }
}
