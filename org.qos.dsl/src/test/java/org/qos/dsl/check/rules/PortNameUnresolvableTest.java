package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.INFO;
import static org.qos.dsl.check.Verdict.CRASHES;
import static org.qos.dsl.check.Verdict.DEPENDS;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PortNameUnresolvable} reports, and what it accepts. */
class PortNameUnresolvableTest {

    private static final RuleTester RULE = new RuleTester(new PortNameUnresolvable());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «h1/P1», h2/P010"))
                .reports(DEPENDS, INFO)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 1")).accepts().alone();
    }

    @Test
    void aPortOfTheFabricIsNotReported() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «\"h1 HCA-1/P1\"»")).reports(DEPENDS, INFO);
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: \"h1 HCA-1/P1\", sw1/P7"))
                .withFabric()
                .accepts();
    }

    @Test
    void anUnconnectedPortMakesOpenSmRejectThePolicy() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «\"h1 HCA-1/P2\"»"))
                .withFabric()
                .reports(REJECTS, ERROR);
    }

    @Test
    void aPortThatTheNodeDoesNotHaveIsReadFromForeignMemory() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «\"h1 HCA-1/P3\"»"))
                .withFabric()
                .reports(DEPENDS, ERROR);
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «sw1/P9»")).withFabric().reports(DEPENDS, ERROR);
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «\"h2 HCA-1/P200\"»"))
                .withFabric()
                .reports(CRASHES, ERROR);
    }

    @Test
    void aNumberThatNoPortHasIsAnErrorWithoutAFabric() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «h1/P255»"))
                .reports(DEPENDS, ERROR)
                .saying("write a number from 1 to 254");
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «h1/P99999999999»")).reports(DEPENDS, ERROR);
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «h1/P254»")).reports(DEPENDS, INFO);
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: nobody/P256")).withFabric().accepts();
    }

    @Test
    void nothingIsCertainAfterAPossibleCrash() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «h1/P256»") + "foo\n").reports(DEPENDS, ERROR);
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «\"h2 HCA-1/P200\"»") + "foo\n")
                .withFabric()
                .reports(CRASHES, ERROR);
        RULE.opensm("foo\n" + OpenSmPolicy.ofGroup("port-name: «h1/P256»")).reports(REJECTS, ERROR);
    }

    @Test
    void theFabricDecidesNextToAnErrorThatOpenSmReadsOver() {
        String level = "qos-levels\nqos-level\nname: odd\nsl: 300\nend-qos-level\nend-qos-levels\n";
        String group = "port-groups\nport-group\nname: A\nport-name: %s\nend-port-group\nend-port-groups\n";
        RULE.opensm(OpenSmPolicy.of(level + String.format(group, "\"h1 HCA-1/P1\"")))
                .withFabric()
                .accepts();
        RULE.opensm(OpenSmPolicy.of(level + String.format(group, "«\"h1 HCA-1/P2\"»")))
                .withFabric()
                .reports(REJECTS, ERROR);
    }

    /** After the array of 3 ports, of 18 in the fabric, come 80 elements of memory before the end of what OpenSM has. */
    @Test
    void theNumberDecidesWhetherOpenSmReadsItsOwnMemory() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «\"h1 HCA-1/P97\"»"))
                .withFabric()
                .reports(DEPENDS, ERROR)
                .saying(
                        "'h1 HCA-1' has 2 ports and no port 97; OpenSM reads memory after the array of ports and may crash");
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «\"h1 HCA-1/P98\"»"))
                .withFabric()
                .reports(CRASHES, ERROR)
                .saying(
                        "'h1 HCA-1' has 2 ports and no port 98; OpenSM reads memory after the array of ports and crashes");
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: sw1/P8")).withFabric().accepts();
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «sw1/P9»"))
                .withFabric()
                .reports(DEPENDS, ERROR)
                .saying("'sw1' has 8 ports and no port 9");
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «\"h1 HCA-1/P2\"»"))
                .withFabric()
                .reports(REJECTS, ERROR)
                .saying("port 2 of 'h1 HCA-1' is not connected; OpenSM rejects the policy; name a connected port");
    }
}
