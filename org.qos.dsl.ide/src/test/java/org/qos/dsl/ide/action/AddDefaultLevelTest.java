package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Adding the level of requests that no rule matches. */
class AddDefaultLevelTest {

    private static final String CODE = "missing-default-level";

    private static String after(String name, String text) {
        return QuickFixes.after(name, text, CODE, "Add the level DEFAULT with SL 0");
    }

    @Test
    void theLevelFollowsTheOthers() {
        assertEquals(
                """
                qos-levels
                    qos-level
                        name: Fast
                        sl: 1
                    end-qos-level
                    qos-level
                        name: DEFAULT
                        sl: 0
                    end-qos-level
                end-qos-levels
                """,
                after(
                        "qos-policy.conf",
                        """
                        qos-levels
                            qos-level
                                name: Fast
                                sl: 1
                            end-qos-level
                        end-qos-levels
                        """));
    }

    @Test
    void inTheRfcSyntaxItHasTheSnOfTheDefaultLevel() {
        assertEquals(
                """
                <qos-policy>
                  <qos-levels>
                    <qos-level>
                      <sn>1</sn>
                      <sl>1</sl>
                    </qos-level>
                    <qos-level>
                      <sn>0</sn>
                      <name>DEFAULT</name>
                      <sl>0</sl>
                    </qos-level>
                  </qos-levels>
                </qos-policy>
                """,
                after(
                        "a.qos",
                        """
                        <qos-policy>
                          <qos-levels>
                            <qos-level>
                              <sn>1</sn>
                              <sl>1</sl>
                            </qos-level>
                          </qos-levels>
                        </qos-policy>
                        """));
    }

    @ParameterizedTest
    @CsvSource({
        "qos-policy.conf, 'port-groups\n    port-group\n        name: A\n    end-port-group\nend-port-groups\n'",
        "qos-policy.conf, 'qos-ulps\n    sdp : 1\nend-qos-ulps\n'",
        "qos-policy.conf, 'qos-ulps\n    sdp : 1\nend-qos-ulps'",
        "a.qos, '<qos-policy>\n  <qos-match-rules></qos-match-rules>\n  <qos-levels>\n    <qos-level>\n      "
                + "<sn>3</sn>\n      <sl>1</sl>\n    </qos-level>\n  </qos-levels>\n</qos-policy>\n'",
    })
    void aMissingSectionIsCreated(String name, String text) {
        String after = after(name, text);

        assertFalse(QuickFixes.codes(name, after).contains(CODE), after);
        assertTrue(QuickFixes.isFormatted(name, after), after);
    }
}
