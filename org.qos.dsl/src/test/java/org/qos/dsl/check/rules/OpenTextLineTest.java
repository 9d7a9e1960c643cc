package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OpenTextLine} reports, and what it accepts. */
class OpenTextLineTest {

    private static final RuleTester RULE = new RuleTester(new OpenTextLine());

    @Test
    void isReported() {
        RULE.opensm("qos-levels\n    qos-level\n        sl: 0\n        name: default end-qos-level end-qos-level«s»")
                .reports(WARNING)
                .saying("the last line is text and has no line end; OpenSM rejects the next policy");
    }

    @Test
    void isAccepted() {
        RULE.opensm(
                        """
                        qos-levels
                            qos-level
                                sl: 0
                                name: default end-qos-level end-qos-levels
                        """)
                .accepts();
    }

    @Test
    void aLineEndEndsTheText() {
        String text = "qos-levels\nqos-level\nsl: 0\nname: default end-qos-level end-qos-level";
        RULE.opensm(text + "«s»").reports(WARNING).alone();
        RULE.opensm(text + "s\n").accepts().alone();
    }
}
