package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.INFO;
import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwPortUnknown} reports, and what it accepts. */
class BwPortUnknownTest {

    private static final RuleTester RULE = new RuleTester(new BwPortUnknown());

    private static final String NAMES = "BW_NAMES\nstorage = 40000\nbackup = 0\nBW_RULES\n";

    @Test
    void reportsTheGuidOfANode() {
        RULE.enhancedQos(NAMES + "«0xa0000» = 1:storage\n")
                .withFabric()
                .reports(WARNING)
                .saying("is the GUID of node 'h1 HCA-1', not of a port");
    }

    @Test
    void notesAGuidThatMayBeOfAVirtualPort() {
        RULE.enhancedQos(NAMES + "«0x5» = 1:storage\n")
                .withFabric()
                .reports(INFO)
                .saying("only if it is a virtual port");
    }

    @Test
    void acceptsPortsGroupsAndTheDefault() {
        RULE.enhancedQos(NAMES + "0xa0001 = 1:storage\ng = 1:storage\ndefault = 1:backup\n")
                .withFabric()
                .accepts();
    }

    @Test
    void acceptsAnyGuidWithoutAFabric() {
        RULE.enhancedQos(NAMES + "0x5 = 1:storage\n").accepts();
    }
}
