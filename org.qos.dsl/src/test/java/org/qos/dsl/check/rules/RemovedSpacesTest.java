package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.DEPENDS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link RemovedSpaces} reports, and what it accepts. */
class RemovedSpacesTest {

    private static final RuleTester RULE = new RuleTester(new RemovedSpaces());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("use: Go«\0»ld\nsl: 1"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("use: Gold\nsl: 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «h1 HCA-1/P1»"))
                .reports(DEPENDS, WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-name: \"h1 HCA-1/P1\""))
                .accepts(DEPENDS)
                .alone();
    }

    /** OpenSM accepts about 10 000 characters in a name. */
    @Test
    void aLongNameIsRead() {
        String name = "n".repeat(9_000) + "/P1";
        RULE.opensm(OpenSmPolicy.withGroup("port-name: " + name)).accepts(DEPENDS);
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «a " + name + "»")).reports(DEPENDS, WARNING);
    }

    @Test
    void aZeroByteInANameIsReported() {
        RULE.opensm(OpenSmPolicy.of(level("Go«\0»ld"))).reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(level("\"Go«\0»ld\""))).reports(WARNING);
    }

    private static String level(String name) {
        return "qos-levels\nqos-level\nname: " + name + "\nsl: 1\nend-qos-level\nend-qos-levels\n";
    }
}
