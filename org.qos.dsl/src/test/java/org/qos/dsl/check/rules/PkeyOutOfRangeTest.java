package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
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
}
