package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link EntryInDescription} reports, and what it accepts. */
class EntryInDescriptionTest {

    private static final RuleTester RULE = new RuleTester(new EntryInDescription());

    @Test
    void anEntryAfterADescriptionIsReported() {
        RULE.opensm(OpenSmPolicy.withRule("use: backup «service-id:» 0x106db\nsource: A"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("use: backup «mtu-limit :» 4\nsl: 1"))
                .reports(WARNING);
    }

    @Test
    void otherTextIsNot() {
        RULE.opensm(OpenSmPolicy.withRule("use: backup, for more see service-id\nsource: A"))
                .accepts();
        RULE.opensm(OpenSmPolicy.withRule("use: see http://intra/backup at 10:30\nsource: A"))
                .accepts();
        RULE.opensm(OpenSmPolicy.withRule("use: backup # service-id: 0x106db\nsource: A"))
                .accepts();
    }

    @Test
    void aLineOfItsOwnIsSuggested() {
        RULE.opensm(OpenSmPolicy.withRule("use: backup «service-id:» 0x106db\nsource: A"))
                .suggests(OpenSmPolicy.withRule("use: backup\nservice-id: 0x106db\nsource: A"));
    }
}
