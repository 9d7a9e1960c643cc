package org.qos.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;

/** Each feature responds in text that ends anywhere, as while typing. */
class IncompleteTextTest {

    private static final String RFC =
            """
            <qos-policy>
              <!-- qos-ignore octal-literal: no reason -->
              <port-groups>
                <port-group><name>A &amp; B</name><use>x</use><port-guid>0x11-0x21,5</port-guid>
                  <port-name>vs1/HCA-1/P1</port-name><partition>Part1</partition><pkey>0x8001</pkey>
                  <node-type>CA</node-type></port-group>
              </port-groups>
              <qos-setup><sl2vl-tables><sl2vl-scope><group>A</group><from>*</from><to>1-3</to>
                <sl2vl-table>0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15</sl2vl-table></sl2vl-scope></sl2vl-tables>
                <vlarb-tables><vlarb-scope><across>A</across><vlarb-high>0:1,1:2</vlarb-high></vlarb-scope></vlarb-tables>
              </qos-setup>
              <qos-levels><qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl><rate-limit>7</rate-limit></qos-level></qos-levels>
              <qos-match-rules><qos-match-rule><use>y</use><source>a &amp; b</source><service-id>1-2,0x1060cbc</service-id>
                <qos-level-sn>0</qos-level-sn></qos-match-rule></qos-match-rules>
            </qos-policy>
            """;

    private static final String OPENSM =
            """
            qos-ulps
                default: 0   # all else
                sdp, port-num 10000-20000: 1
                any, target-port-guid 0x11,0x21: 2
            end-qos-ulps
            port-groups
                port-group
                    name: "A b"
                    use: what it is for, here
                    port-guid: 0x11,0x21-0x31
                    port-name: "vs1 HCA-1/P1"
                    partition: Part1
                    node-type: CA, SELF
                end-port-group
            end-port-groups
            qos-setup
                vlarb-tables
                    vlarb-scope
                        group: Ab
                        vlarb-high: 0:1,1:2
                    end-vlarb-scope
                end-vlarb-tables
            end-qos-setup
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                    rate-limit: 7
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: "a b"
                    service-id: 0x1060cbc
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final String PARTITIONS =
            """
            # all
            Default=0x7fff, ipoib, rate=7, sl=1, defmember=full: ALL, SELF=full;
            Part1=0x8001 : mgid=ff12:401b::707,sl=1,
                0x11=full,
                0x21=limited ; B=2:ALL_CAS;
            """;

    private static final String TESTS =
            """
            policy "a.qos" # which one
            test "one {}" for all {
                from group "A & B" to any service iser client srp
                expect not level "DEFAULT" sl 0 rule 'y' no path
            }
            """;

    private static final String LIMITS =
            """
            BW_NAMES # Mb/s
            slow link = 50
            BW_RULES
            0x11 = 5:slow link, 7 : slow link
            default = 1:slow link # others
            """;

    private static final String OPTIONS =
            """
            qos TRUE
            qos_policy_file "/etc/opensm/qos-policy.conf"
            qos_ca_sl2vl 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 # VLs
            qos_ca_vlarb_low 0:1,1:2
            """;

    private static final String PROJECT =
            """
            # \ud83d\ude80
            policy: a.qos
            "partitions": 'ib/partitions.conf'
            fabric: &anchor [x]
            rules:
              octal-literal: error
              ? {unused-group}
            ignore: ["old/**", *anchor]
            ---
            - |
              text
            """;

    @ParameterizedTest
    @CsvSource({
        "a.qos, 7",
        "qos-policy.conf, 7",
        "partitions.conf, 2",
        "opensm.opts, 2",
        "a.qostest, 2",
        "enhanced_qos_policy.conf, 1"
    })
    void everyFeatureResponds(String name, int step) {
        String whole = text(name);
        for (int end = 0; end <= whole.length(); end += step) {
            String text = whole.substring(0, end);
            LspTestHarness harness = LspTestHarness.with(TestFabrics.threeHosts());
            Stream.of("partitions.conf", "opensm.opts")
                    .filter(other -> !other.equals(name))
                    .forEach(other -> harness.put(other, text(other)));
            DocumentSnapshot snapshot = harness.put(name, text).snapshot(name);
            for (Feature feature : EditingFeatures.all()) {
                assertDoesNotThrow(
                        () -> FeatureRequests.of(
                                feature, harness, snapshot, snapshot.text().length()),
                        () -> feature.method() + " at the end of:\n" + text);
            }
        }
    }

    @Test
    void everyFeatureRespondsInAProjectFile() {
        for (int end = 0; end <= PROJECT.length(); end++) {
            String text = PROJECT.substring(0, end);
            ProjectFileSnapshot snapshot = LspTestHarness.empty()
                    .put("a.qos", "")
                    .putProject("qos.yaml", text)
                    .project("qos.yaml");
            for (Feature feature : EditingFeatures.all()) {
                if (feature.handler() instanceof DocumentHandler<?, ?>) {
                    assertDoesNotThrow(
                            () -> FeatureRequests.of(feature, snapshot),
                            () -> feature.method() + " at the end of:\n" + text);
                }
            }
        }
    }

    private static String text(String name) {
        return switch (name) {
            case "a.qos" -> RFC;
            case "qos-policy.conf" -> OPENSM;
            case "partitions.conf" -> PARTITIONS;
            case "a.qostest" -> TESTS;
            case "enhanced_qos_policy.conf" -> LIMITS;
            default -> OPTIONS;
        };
    }
}
