package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwSections} reports, and what it accepts. */
class BwSectionsTest {

    private static final RuleTester RULE = new RuleTester(new BwSections());

    @Test
    void reportsAMissingSection() {
        RULE.enhancedQos("«BW_RULES»\ndefault = 1:a\n").reports(WARNING).saying("there is no BW_NAMES");
        RULE.enhancedQos("«BW_NAMES»\na = 1\n").reports(WARNING).saying("there is no BW_RULES");
    }

    @Test
    void reportsARepeatedSection() {
        RULE.enhancedQos("BW_NAMES\nBW_RULES\n«BW_NAMES»\n").reports(WARNING).saying("BW_NAMES is also in line 1");
        RULE.enhancedQos("BW_NAMES\nBW_RULES\n«BW_RULES»\n").reports(WARNING).saying("BW_RULES is also in line 2");
    }

    @Test
    void acceptsTheSectionsWithoutEntries() {
        RULE.enhancedQos("BW_NAMES\nBW_RULES\n").accepts();
    }

    @Test
    void acceptsTheRulesBeforeTheNames() {
        RULE.enhancedQos("BW_RULES\nBW_NAMES\n").accepts();
    }
}
