package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.CRASHES;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsUnknownValue} reports, and what it accepts. */
class OptsUnknownValueTest {

    private static final RuleTester RULE = new RuleTester(new OptsUnknownValue());

    @Test
    void anUnknownValueIsReplacedByTheDefault() {
        RULE.options("console «offx»\n")
                .reports(WARNING)
                .saying("uses the default off; write off, local or loopback")
                .alone();
        RULE.options("part_enforce «BOTH»\n").reports(WARNING).saying("uses the default both");
        RULE.options("«console»\n").reports(WARNING);
    }

    @Test
    void openSmCrashesWithoutAValue() {
        RULE.options("console «(null)»\n").reports(CRASHES, ERROR).saying("crashes at startup");
        RULE.options("part_enforce «(null)»\n").reports(CRASHES, ERROR);
        RULE.options("console «(null)»\nconsole off\n").reports(WARNING);
    }

    @Test
    void anUnknownRoutingEngineIsSkipped() {
        RULE.options("routing_engine «foo»\n").reports(WARNING).saying("uses minhop");
        RULE.options("routing_engine «foo,lash»\n").reports(WARNING).saying("tries lash first");
        RULE.options("routing_engine «Ftree»\n").reports(WARNING).saying("did you mean ftree?");
    }

    @Test
    void knownValuesAreAccepted() {
        RULE.options("console loopback\npart_enforce in\nrouting_engine ftree, updn minhop\n")
                .accepts();
        RULE.options("routing_engine (null)\n").accepts();
        RULE.options("log_prefix offx\n").accepts();
    }

    @Test
    void separatorsInARowAreOne() {
        RULE.options("routing_engine ,ftree,,updn,\n").accepts();
    }
}
