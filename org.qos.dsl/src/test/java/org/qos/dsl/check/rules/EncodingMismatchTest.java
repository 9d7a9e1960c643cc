package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link EncodingMismatch} reports, and what it accepts. */
class EncodingMismatchTest {

    private static final RuleTester RULE = new RuleTester(new EncodingMismatch());

    @Test
    void isReported() {
        RULE.rfc(
                        """
                        <?xml version="1.0" encoding="«ISO-8859-1»"?>
                        <qos-policy>
                          <port-groups>
                            <port-group><name>Zürich</name><port-guid>0x10</port-guid></port-group>
                          </port-groups>
                        </qos-policy>
                        """)
                .reports(WARNING)
                .saying("the prolog declares ISO-8859-1, but the file is read as UTF-8; write encoding=\"UTF-8\"");
    }

    @Test
    void isAccepted() {
        RULE.rfc(
                        """
                        <?xml version="1.0" encoding="UTF-8"?>
                        <qos-policy>
                          <port-groups>
                            <port-group><name>Zürich</name><port-guid>0x10</port-guid></port-group>
                          </port-groups>
                        </qos-policy>
                        """)
                .accepts();
    }

    @Test
    void asciiIsTheSameInAllEncodings() {
        String latin = "<?xml version=\"1.0\" encoding=\"«ISO-8859-1»\"?>\n" + RfcPolicy.with("", "");
        String umlaut = latin.replace("<name>G<", "<name>Zürich<");
        RULE.rfc(umlaut).reports(WARNING).alone();
        RULE.rfc(latin).accepts().alone();
        RULE.rfc(umlaut.replace("ISO-8859-1", "utf-8")).accepts().alone();
    }
}
