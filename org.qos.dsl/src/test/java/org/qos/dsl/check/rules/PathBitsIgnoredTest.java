package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PathBitsIgnored} reports, and what it accepts. */
class PathBitsIgnoredTest {

    private static final RuleTester RULE = new RuleTester(new PathBitsIgnored());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 path-bits: «1»"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1")).accepts().alone();
    }
}
