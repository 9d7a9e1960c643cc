package org.qos.dsl.opensm.syntax;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.testing.OneError;
import org.qos.dsl.opensm.OpenSmLanguage;

/** One error in a policy in OpenSM syntax: its code, its range between the marks, and its fix. */
class OpenSmOneErrorTest {

    private static final String LEVEL =
            """
            qos-levels
            qos-level
            name: DEFAULT
            %
            end-qos-level
            end-qos-levels
            """;

    private static final String GROUP =
            """
            port-groups
            port-group
            name: G
            %
            end-port-group
            end-port-groups
            qos-levels
            qos-level
            name: DEFAULT
            sl: 0
            end-qos-level
            end-qos-levels
            """;

    private static final String FILE =
            """
            %
            qos-levels
            qos-level
            name: DEFAULT
            sl: 0
            end-qos-level
            end-qos-levels
            """;

    private static final String ULPS =
            """
            qos-ulps
            default: 0
            %
            end-qos-ulps
            """;

    private static final String SETUP =
            """
            qos-setup
            %
            end-qos-setup
            qos-levels
            qos-level
            name: DEFAULT
            sl: 0
            end-qos-level
            end-qos-levels
            """;

    private static void assertOneError(String frame, String marked, String code, String fixed) {
        Finding error = new OneError(new OpenSmLanguage(), frame).assertAt(marked, code, fixed);
        assertTrue(error.message().contains("OpenSM"), error::message);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            textBlock =
                    """
                    «sl» 0                       | missing-colon     | sl: 0
                    sl:0«x»                      | not-a-number      | -
                    sl: 0x0«x3»                  | not-a-number      | sl: 0x3
                    sl: 3«;»                     | not-a-number      | sl: 3
                    sl: «three»                  | not-a-number      | -
                    sl: «-»3                     | not-a-number      | -
                    sl: 3«.5»                    | not-a-number      | -
                    sl: 3 «4»                    | unexpected-text   | -
                    sl: 1«,»2                    | unexpected-text   | -
                    sl: 1«-»2                    | unexpected-text   | -
                    sl: «*»                      | not-a-number      | -
                    «sl:»                        | missing-value     | -
                    «SL»: 3                      | keyword-case      | sl: 3
                    «Sl»: 3                      | keyword-case      | sl: 3
                    «sll»: 3                     | unknown-keyword   | sl: 3
                    «s1»: 3                      | unknown-keyword   | -
                    «mtu_limit»: 4~sl: 0         | unknown-keyword   | mtu-limit: 4~sl: 0
                    «mtulimit»: 4~sl: 0          | unknown-keyword   | mtu-limit: 4~sl: 0
                    «mtu-limits»: 4~sl: 0        | unknown-keyword   | mtu-limit: 4~sl: 0
                    «mtu-limit» 4~sl: 0          | missing-colon     | mtu-limit: 4~sl: 0
                    «MTU-LIMIT»: 4~sl: 0         | keyword-case      | mtu-limit: 4~sl: 0
                    «rate-limt»: 3~sl: 0         | unknown-keyword   | rate-limit: 3~sl: 0
                    «ratelimit» 3~sl: 0          | unknown-keyword   | -
                    «packetlife»: 3~sl: 0        | unknown-keyword   | packet-life: 3~sl: 0
                    «pathbits»: 3~sl: 0          | unknown-keyword   | path-bits: 3~sl: 0
                    sl: 0~path-bits: 1«,»~use: x | missing-value     | sl: 0~path-bits: 1~use: x
                    sl: 0~path-bits: 1«,»,2      | missing-value     | sl: 0~path-bits: 1,2
                    sl: 0~path-bits: «,»1        | missing-value     | sl: 0~path-bits: 1
                    sl: 0~path-bits: 1«-»        | missing-value     | -
                    sl: 0~path-bits: 1-«-»2      | not-a-number      | -
                    sl: 0~path-bits: «a»         | not-a-number      | -
                    sl: 0~path-bits: 1,«a»       | not-a-number      | -
                    sl: 0~path-bits: 1 «a»       | unexpected-text   | -
                    sl: 0~pkey: 0x7fff«;»        | not-a-number      | sl: 0~pkey: 0x7fff
                    sl: 0~pkey: 7«fff»           | not-a-number      | -
                    sl: 0~pkey: «"1"»            | not-a-number      | -
                    sl: 0~«source:» A            | misplaced-keyword | -
                    sl: 0~«port-guid:» 1         | misplaced-keyword | -
                    sl: 0~«sn»: 3                | unknown-keyword   | -
                    sl: 0~«name» 4               | missing-colon     | sl: 0~name: 4
                    sl: 0~«qos-level-name:» a    | misplaced-keyword | -
                    sl: 0~«weight»: 3            | unknown-keyword   | -
                    sl: 0~«12»                   | unexpected-text   | -
                    sl: 0~«*»                    | unexpected-text   | -
                    sl: 0~«:»                    | unexpected-text   | -
                    sl: 0~«"text"»               | unexpected-text   | -
                    sl: 0~«hello» world          | unexpected-text   | -
                    sl: 0~«end-port-group»       | missing-end       | sl: 0~end-qos-level
                    sl: 0 «foo»                  | unexpected-text   | -
                    sl: 0 «//» comment           | unexpected-text   | -
                    sl: 0~«/»* comment */        | unexpected-text   | -
                    """)
    void errorsInALevel(String marked, String code, String fixed) {
        assertOneError(LEVEL, marked, code, fixed);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            textBlock =
                    """
                    port-guid: 0x1 «0x2»                 | unexpected-text   | -
                    port-guid: 0x1«;0x2»                 | not-a-number      | -
                    port-guid: 00«:»02:c9:03:00:0a:35:c1 | not-a-number      | port-guid: 0x0002c903000a35c1
                    port-guid: 0002«:»c903:000a:35c1,0x2 | not-a-number      | port-guid: 0x0002c903000a35c1,0x2
                    port-guid: 0002«c903000a35c1»        | not-a-number      | port-guid: 0x0002c903000a35c1
                    port-guid: 0x1«,»                    | missing-value     | port-guid: 0x1
                    port-guid: «,»0x1                    | missing-value     | port-guid: 0x1
                    port-guid: «,»                       | missing-value     | -
                    «port-guid:»                         | missing-value     | -
                    «port-guid»                          | missing-colon     | -
                    «port_guid»: 1                       | unknown-keyword   | port-guid: 1
                    «portguid»: 1                        | unknown-keyword   | port-guid: 1
                    «port-guids»: 1                      | unknown-keyword   | port-guid: 1
                    «PORT-GUID»: 1                       | keyword-case      | port-guid: 1
                    port-guid: «OST1»                    | not-a-number      | -
                    node-type: «H»CA                     | unknown-node-type | node-type: CA
                    node-type: CA«S»                     | unknown-node-type | node-type: CA
                    node-type: «SWICH»                   | unknown-node-type | node-type: SWITCH
                    node-type: SWITCH«ES»                | unknown-node-type | node-type: SWITCH
                    node-type: CA«,»                     | missing-value     | node-type: CA
                    node-type: «,»CA                     | missing-value     | node-type: CA
                    node-type: CA«,»,SWITCH              | missing-value     | node-type: CA,SWITCH
                    node-type: «3»                       | unknown-node-type | -
                    node-type: «"SWITCH"»                | unknown-node-type | node-type: SWITCH
                    node-type: «HUB»                     | unknown-node-type | -
                    «node-type:»                         | missing-value     | -
                    «nodetype»: CA                       | unknown-keyword   | node-type: CA
                    port-name: a/P1«,»                   | missing-value     | port-name: a/P1
                    port-name: a/P1«,»,b/P1              | missing-value     | port-name: a/P1,b/P1
                    port-name: «,»a/P1                   | missing-value     | port-name: a/P1
                    «port-name:»                         | missing-value     | -
                    port-name: a/P1,~«b/P2»              | broken-list       | port-name: a/P1, b/P2
                    port-name: «my-port-group/P1»        | keyword-in-name   | port-name: "my-port-group/P1"
                    partition: a «sl:» 3                 | misplaced-keyword | -
                    partition: «my-qos-levels»           | keyword-in-name   | partition: "my-qos-levels"
                    pkey: 1-2«-»3                        | unexpected-text   | -
                    pkey: 1«:»2                          | unexpected-text   | -
                    pkey: 0x0«x8001»                     | not-a-number      | pkey: 0x8001
                    «use:»                               | missing-value     | -
                    «group:» A                           | misplaced-keyword | -
                    «sl:» 3                              | misplaced-keyword | -
                    """)
    void errorsInAGroup(String marked, String code, String fixed) {
        assertOneError(GROUP, marked, code, fixed);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            textBlock =
                    """
                    «qos-match-rule»~qos-level-name: DEFAULT~end-qos-match-rule | outside-section   | -
                    «end-qos-match-rules»                        | end-without-start | -
                    «port-groups»~end-port-groups                | empty-section     | ``
                    «qos-ulps»~end-qos-ulps                      | empty-section     | ``
                    «qos-ulps»~# none~end-qos-ulps               | empty-section     | -
                    «qos-setups»~end-qos-setup                   | unknown-keyword   | qos-setup~end-qos-setup
                    «port-group»~name: a~end-port-group          | outside-section   | -
                    port-groups~port-group«:»~name: a~end-port-group~end-port-groups | unexpected-text   | -
                    «port» groups~port-group~name: a~end-port-group~end-port-groups | unexpected-text   | -
                    «name:» a                                    | misplaced-keyword | -
                    «sl:» 3                                      | misplaced-keyword | -
                    «hello»                                      | unexpected-text   | -
                    «hello»~world                                | unexpected-text   | -
                    «1» 2 3                                      | unexpected-text   | -
                    """)
    void errorsBetweenSections(String marked, String code, String fixed) {
        assertOneError(FILE, marked, code, fixed);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            textBlock =
                    """
                    «sdp» 1                     | missing-colon     | sdp: 1
                    «sdp:»                      | missing-value     | -
                    «sdp, port-num» : 1         | missing-value     | -
                    sdp, port-num «5»           | missing-value     | -
                    sdp, port-num 5 «:»         | missing-value     | -
                    sdp, «portnum» 5 : 1        | unknown-keyword   | sdp, port-num 5 : 1
                    sdp, port-num «a» : 1       | not-a-number      | -
                    «sdp» port-num 5 : 1        | unknown-keyword   | sdp, port-num 5 : 1
                    sdp, port-num 5«,», 6 : 1   | missing-value     | sdp, port-num 5, 6 : 1
                    sdp, «PORT-NUM» 5 : 1       | keyword-case      | sdp, port-num 5 : 1
                    any, «Pkey» 0x8001: 1       | keyword-case      | any, pkey 0x8001: 1
                    Any,«Pkey» 0x8001: 1        | keyword-case      | Any,pkey 0x8001: 1
                    srp, «Target-port-guid» 1:1 | keyword-case      | srp, target-port-guid 1:1
                    «ipoib» Pkey 0x1: 2         | unknown-keyword   | ipoib, pkey 0x1: 2
                    any, «service» 0x5: 2       | unknown-keyword   | any, service-id 0x5: 2
                    any, «port» 0x5: 2          | unknown-keyword   | -
                    «any», 0x5: 2               | unknown-keyword   | -
                    «srp, target-port-guid» : 1 | missing-value     | -
                    ipoib, pkey 1 «1»           | missing-colon   | -
                    ipoib, pkey 1 : «x»         | not-a-number      | -
                    «any» : 1                   | unknown-keyword   | -
                    any, service-id 1 : 1 «2»   | unexpected-text   | -
                    any, «serviceid» 1 : 1      | unknown-keyword   | any, service-id 1 : 1
                    «mpi» : 1                   | unknown-keyword   | -
                    «rds», : 1                  | unknown-keyword   | -
                    default: 0«x»               | not-a-number      | -
                    «Default» 1                 | keyword-case      | -
                    «name:» a                   | misplaced-keyword | -
                    «end-qos-ulp»               | unknown-keyword   | end-qos-ulps
                    """)
    void errorsInUlpLines(String marked, String code, String fixed) {
        assertOneError(ULPS, marked, code, fixed);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            textBlock =
                    """
                    vlarb-tables~vlarb-scope~vlarb-high: 0«:»~end-vlarb-scope~end-vlarb-tables | missing-value   | -
                    vlarb-tables~vlarb-scope~vlarb-high: «:»1~end-vlarb-scope~end-vlarb-tables | not-a-number    | -
                    vlarb-tables~vlarb-scope~«vlarb-high» 0:1~end-vlarb-scope~end-vlarb-tables | unknown-keyword | -
                    vlarb-tables~vlarb-scope~vl-high-limit: «x»~end-vlarb-scope~end-vlarb-tables | not-a-number    | -
                    sl2vl-tables~sl2vl-scope~from: 1,«*»~end-sl2vl-scope~end-sl2vl-tables | not-a-number    | -
                    sl2vl-tables~sl2vl-scope~from: «a»~end-sl2vl-scope~end-sl2vl-tables | not-a-number    | -
                    «sl2vl-scope»~end-sl2vl-scope                | outside-section | -
                    """)
    void errorsInTheSetup(String marked, String code, String fixed) {
        assertOneError(SETUP, marked, code, fixed);
    }
}
