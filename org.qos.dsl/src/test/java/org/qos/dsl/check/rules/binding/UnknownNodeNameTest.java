package org.qos.dsl.check.rules.binding;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnknownNodeName} reports, and what it accepts. */
class UnknownNodeNameTest {

    private static final RuleTester RULE = new RuleTester(new UnknownNodeName());

    @Test
    void aNameOfNoNodeIsReported() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «\"h3 HCA-1/P1\"»"))
                .withFabric()
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: \"h2 HCA-1/P1\""))
                .withFabric()
                .accepts();
    }

    @Test
    void aNameOfTheRfcSyntaxIsWrittenAsADescription() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «h2/HCA-1/P1»"))
                .withFabric()
                .reports(WARNING)
                .saying(
                        "no node of the fabric has the description 'h2/HCA-1'; OpenSM ignores the port name; the RFC syntax"
                                + " writes names so; write \"h2 HCA-1/P1\"");
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «h9/HCA-1/P1»"))
                .withFabric()
                .reports(WARNING)
                .saying("correct it");
    }
}
