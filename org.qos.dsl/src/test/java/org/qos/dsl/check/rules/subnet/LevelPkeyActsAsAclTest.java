package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link LevelPkeyActsAsAcl} reports, and what it accepts. */
class LevelPkeyActsAsAclTest {

    private static final RuleTester RULE = new RuleTester(new LevelPkeyActsAsAcl());

    @Test
    void aLevelsPkeyThatOtherRequestsMeetIsReported() {
        String level = "qos-levels\nqos-level\nname: Gold\nsl: 1\npkey: «1»\nend-qos-level\nend-qos-levels\n";
        RULE.opensm(OpenSmPolicy.of(level + OpenSmPolicy.rules("qos-class: 1\nqos-level-name: Gold")))
                .reports(INFO);
        RULE.opensm(OpenSmPolicy.of(level + OpenSmPolicy.rules("pkey: 0x8001\nqos-level-name: Gold", "qos-class: 1")))
                .accepts();
    }
}
