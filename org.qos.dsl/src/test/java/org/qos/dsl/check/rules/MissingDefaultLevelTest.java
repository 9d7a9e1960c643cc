package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link MissingDefaultLevel} reports, and what it accepts. */
class MissingDefaultLevelTest {

    private static final RuleTester RULE = new RuleTester(new MissingDefaultLevel());

    @Test
    void isReported() {
        RULE.opensm(
                        """
                        «qos-levels»
                            qos-level
                                name: Gold
                                sl: 1
                            end-qos-level
                        end-qos-levels
                        """)
                .reports(REJECTS, ERROR)
                .saying("no level is named DEFAULT, and qos-ulps has no default line; OpenSM rejects the policy");
        RULE.rfc(
                        """
                        «<qos-policy>»
                          <qos-levels>
                            <qos-level><sn>1</sn><sl>1</sl></qos-level>
                          </qos-levels>
                        </qos-policy>
                        """)
                .reports(WARNING)
                .saying("no level is named DEFAULT or has the sn 0; requests that no rule matches get SL 0 without");
    }

    @Test
    void isAccepted() {
        RULE.opensm(
                        """
                        qos-levels
                            qos-level
                                name: DEFAULT
                                sl: 0
                            end-qos-level
                            qos-level
                                name: Gold
                                sl: 1
                            end-qos-level
                        end-qos-levels
                        """)
                .accepts();
    }

    @Test
    void openSmRejectsAPolicyWithoutDefault() {
        RULE.opensm("«# nothing\n»").reports(REJECTS, ERROR).alone();
        RULE.opensm("qos-ulps\ndefault: 0\nend-qos-ulps\n").accepts().alone();
    }

    @Test
    void theNameOrTheSnMakesTheDefaultLevelInRfcSyntax() {
        String without = RfcPolicy.with("", "")
                .replace("<sn>0</sn><name>DEFAULT</name>", "<sn>1</sn>")
                .replace("-sn>0<", "-sn>1<");
        RULE.rfc("«<qos-policy>»" + without.substring("<qos-policy>".length()))
                .reports(WARNING)
                .alone();
        RULE.rfc(without.replace("<sn>1</sn>", "<sn>1</sn><name>Default</name>"))
                .accepts()
                .alone();
        RULE.rfc(without.replace("sn>1<", "sn>0<")).accepts().alone();
    }

    @Test
    void aPolicyForFabricSetupAloneNeedsNoDefaultLevel() {
        RULE.rfc("<qos-policy><port-groups></port-groups></qos-policy>")
                .accepts()
                .alone();
    }

    /** What could not be read may be the default level. */
    @Test
    void nothingIsSaidWhereTheLevelMayBeAmongWhatCouldNotBeRead() {
        RULE.opensm("qos-levels\nqos-level\nnam: DEFAULT\nsl: 0\nend-qos-level\nend-qos-levels\n")
                .accepts(REJECTS);
        RULE.rfc("<qos-policy><qos-levels><qos-level><sn>x</sn><sl>1</sl></qos-level></qos-levels></qos-policy>")
                .accepts(REJECTS);
    }

    @Test
    void aLineOfAUlpIsNotADefaultLine() {
        RULE.opensm("«qos-ulps»\nsdp: 0\nend-qos-ulps\n").reports(REJECTS, ERROR);
    }

    @Test
    void anErrorInALevelWithANameHidesNothing() {
        RULE.opensm("«qos-levels»\nqos-level\nname: Gold\nls: 1\nend-qos-level\nend-qos-levels\n")
                .reports(REJECTS, ERROR);
    }
}
