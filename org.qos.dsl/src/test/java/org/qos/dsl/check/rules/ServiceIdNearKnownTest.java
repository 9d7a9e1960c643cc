package org.qos.dsl.check.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.check.Severity.INFO;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;
import org.qos.runtime.request.ServicePort;
import org.qos.runtime.value.ServiceId;

/** What {@link ServiceIdNearKnown} reports, and what it accepts. */
class ServiceIdNearKnownTest {

    private static final RuleTester RULE = new RuleTester(new ServiceIdNearKnown());

    @Test
    void aPortNextToAKnownOne() {
        RULE.opensm(ulp("«0x10603dc»"))
                .reports(INFO)
                .saying(
                        "Service-ID 0x10603dc does not match Lustre, whose clients ask for 0x10603db; OpenSM compares the whole number;"
                                + " write 0x10603db if Lustre is intended");
        RULE.opensm(ulp("0x20, «0x1061143»")).reports(INFO);
    }

    @Test
    void aPortNumberAlone() {
        RULE.opensm(ulp("«4420»"))
                .reports(INFO)
                .saying(
                        "Service-ID 0x1144 does not match NVMe over Fabrics, whose clients ask for 0x1061144; OpenSM compares the"
                                + " whole number; write 0x1061144 if NVMe over Fabrics is intended");
        RULE.opensm(ulp("«988»")).reports(INFO);
        RULE.opensm(ulp("«20049»-20049")).reports(INFO);
    }

    @Test
    void aMatchRuleInEitherSyntax() {
        RULE.opensm(OpenSmPolicy.withRule("service-id: «0x10603dc»")).reports(INFO);
        RULE.rfc(
                        """
                        <qos-match-rules>
                          <qos-match-rule>
                            <service-id>«987»</service-id>
                            <qos-level-sn>1</qos-level-sn>
                          </qos-match-rule>
                        </qos-match-rules>
                        """)
                .reports(INFO);
    }

    /** The Service-ID of the protocol, ranges, ports that mean nothing, and Service-IDs beside the known one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0x10603db",
                "0x10603dc, 0x10603db",
                "0x10603dc, 0x1060000-0x106ffff",
                "0x10603dc-0x10603dd",
                "0x1060050",
                "80",
                "0x16",
                "0x11103dc"
            })
    void otherServiceIds(String ids) {
        RULE.opensm(ulp(ids)).accepts();
    }

    @Test
    void portsOfUlpsAreNotServiceIds() {
        RULE.opensm(OpenSmPolicy.withUlps("sdp, port-num 4420 : 1\nrds, port-num 988 : 1\nany, pkey 988 : 1"))
                .accepts();
    }

    @ParameterizedTest
    @EnumSource
    void thePageListsTheProtocol(ServicePort service) throws IOException {
        String row = "| %s | %d%s | %s | "
                .formatted(
                        service.title(),
                        service.port(),
                        service.otherPort().isPresent()
                                ? " (" + service.otherPort().getAsInt() + " over "
                                        + (service == ServicePort.SMB_DIRECT ? "iWARP" : "TCP") + ")"
                                : "",
                        ServiceId.shortText(service.serviceId()));
        try (InputStream page = Rule.class.getResourceAsStream("pages/service-id-near-known.md")) {
            String text = new String(page.readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(text.contains(row), row);
        }
    }

    private static String ulp(String ids) {
        return OpenSmPolicy.withUlps("any, service-id " + ids + " : 1");
    }
}
