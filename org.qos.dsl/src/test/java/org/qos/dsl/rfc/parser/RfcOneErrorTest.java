package org.qos.dsl.rfc.parser;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.testing.OneError;
import org.qos.dsl.rfc.RfcLanguage;

/** One error in a policy in RFC syntax: its code, its range between the marks, and its fix. */
class RfcOneErrorTest {

    private static final String LEVEL =
            "<qos-policy><qos-levels><qos-level><sn>0</sn>%</qos-level></qos-levels></qos-policy>";

    private static final String RULE =
            "<qos-policy><qos-levels><qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level></qos-levels>"
                    + "<qos-match-rules><qos-match-rule><service-id>1</service-id>%</qos-match-rule></qos-match-rules>"
                    + "</qos-policy>";

    private static final String POLICY = "<qos-policy>%</qos-policy>";

    private static final String FILE = "%";

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            textBlock =
                    """
                    <sl>3«</s1>»                         | mismatched-tag              | <sl>3</sl>
                    <sl>3«</sn>»                         | mismatched-tag              | <sl>3</sl>
                    <sl>3«</Sl>»                         | mismatched-tag              | <sl>3</sl>
                    <sl>3«<sl>»                          | opening-tag-for-closing-tag | <sl>3</sl>
                    «</sl>»3</sl>                        | closing-tag-for-opening-tag | <sl>3</sl>
                    «<sl>»3                              | unclosed-element            | <sl>3</sl>
                    «3»</sl>                             | missing-opening-tag         | <sl>3</sl>
                    «sl>»3</sl>                          | missing-opening-tag         | <sl>3</sl>
                    <sl>3«</sl»                          | incomplete-tag              | <sl>3</sl>
                    <sl>3</sl>«</sl>»                    | stray-closing-tag           | <sl>3</sl>
                    <sl>«<sl>»3</sl>                     | repeated-opening-tag        | <sl>3</sl>
                    <sl>3</sl>«x»                        | text-outside-element        | -
                    «x»<sl>3</sl>                        | text-outside-element        | -
                    «<sl/>»                              | self-closing-tag            | -
                    «<sl />»                             | self-closing-tag            | -
                    «<sl>»</sl>                          | missing-value               | -
                    «<sl>» </sl>                         | missing-value               | -
                    «<sl unit="x">»3</sl>                | attribute                   | -
                    «<SL>»3</SL>                         | unknown-element             | <sl>3</sl>
                    «<sll>»3</sll>                       | unknown-element             | <sl>3</sl>
                    «<sll>»3</sl>                        | unknown-element             | -
                    «<prio>»3</prio>                     | unknown-element             | -
                    «<prio>»3</prio><sl>3</sl>           | unknown-element             | -
                    «<mtu-limt>»4</mtu-limt><sl>3</sl> | unknown-element | <mtu-limit>4</mtu-limit><sl>3</sl>
                    <mtu_limit>4«</mtl_limit>»<sl>3</sl> | mismatched-tag | <mtu_limit>4</mtu_limit><sl>3</sl>
                    «<source>»A</source><sl>3</sl>       | unknown-element             | -
                    <sl>«03»</sl>                        | leading-zero                | <sl>3</sl>
                    <sl>«00»</sl>                        | leading-zero                | <sl>0</sl>
                    <sl>«0x0x3»</sl>                     | not-a-number                | <sl>0x3</sl>
                    <sl>«3;»</sl>                        | not-a-number                | <sl>3</sl>
                    <mtu-limit>«2048 bytes»</mtu-limit>  | not-a-number                | <mtu-limit>4</mtu-limit>
                    <mtu-limit> «2.048» </mtu-limit>     | not-a-number                | <mtu-limit> 4 </mtu-limit>
                    <rate-limit>«10 Gb/s»</rate-limit>   | not-a-number                | <rate-limit>3</rate-limit>
                    <sl>«10 Gb/s»</sl>                   | not-a-number                | -
                    <sl>«3 4»</sl>                       | not-a-number                | -
                    <sl>«three»</sl>                     | not-a-number                | -
                    <sl>«-1»</sl>                        | not-a-number                | -
                    <sl>«1-2»</sl>                       | not-a-number                | -
                    <sl>«1,2»</sl>                       | not-a-number                | -
                    <sl>«0x»</sl>                        | not-a-number                | -
                    <sl>«0x3g»</sl>                      | not-a-number                | -
                    <sl>«18446744073709551616»</sl>      | number-too-large            | -
                    <sl>3</sl><pkey>1«,»</pkey>          | empty-value                 | <sl>3</sl><pkey>1</pkey>
                    <sl>3</sl><pkey>«,»1</pkey>          | empty-value                 | <sl>3</sl><pkey>1</pkey>
                    <sl>3</sl><pkey>1«,»,2</pkey>        | empty-value                 | <sl>3</sl><pkey>1,2</pkey>
                    <sl>3</sl><pkey>«,»</pkey>           | empty-value                 | -
                    <sl>3</sl><pkey>«1 2»</pkey>         | malformed-value             | -
                    <sl>3</sl><pkey>«1-»</pkey>          | malformed-value             | -
                    <sl>3</sl><pkey>«-1»</pkey>          | malformed-value             | -
                    <sl>3</sl><pkey>«1-2-3»</pkey>       | malformed-value             | -
                    <sl>3</sl><pkey>«01-02»</pkey>       | leading-zero                | <sl>3</sl><pkey>1-2</pkey>
                    <sl>3</sl><pkey>«0x0x1-2»</pkey>     | malformed-value             | <sl>3</sl><pkey>0x1-2</pkey>
                    <sl>3</sl><pkey>1,«x»,2</pkey>       | malformed-value             | -
                    <sl>3</sl><pkey>«*»</pkey>           | malformed-value             | -
                    <sl>3</sl><use>«a & b»</use>         | unescaped-character         | <sl>3</sl><use>a &amp; b</use>
                    <sl>3</sl><use>«a < b»</use>         | unescaped-character         | <sl>3</sl><use>a &lt; b</use>
                    <sl>3</sl><use>«R&D;»</use>          | unescaped-character         | -
                    <sl>3</sl><use>a<!-- x -->«b»</use>  | text-after-comment          | -
                    <sl>3</sl>«<!-» x -->                | comment-opener              | <sl>3</sl><!-- x -->
                    <sl>3</sl>«<!» x -->                 | comment-opener              | <sl>3</sl><!-- x -->
                    <sl>3</sl>«<!—-» x -->               | comment-opener              | <sl>3</sl><!-- x -->
                    <sl>3</sl>«<!DOCTYPE x>»             | declaration                 | -
                    <sl>3</sl>«<![CDATA[x]]>»            | declaration                 | -
                    <sl>3</sl>«<>»                       | incomplete-tag              | -
                    <sl>3</sl>«</>»                      | incomplete-tag              | -
                    <sl>3</sl>«<»                        | text-outside-element        | -
                    <sl>3</sl>«text»                     | text-outside-element        | -
                    """)
    void errorsInALevel(String marked, String code, String fixed) {
        new OneError(new RfcLanguage(), LEVEL).assertAt(marked, code, fixed);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "«<qos-level-name>»DEFAULT</qos-level-name>           | <qos-level-sn>0</qos-level-sn>",
                "«<qos-level>»default</qos-level>                     | <qos-level-sn>0</qos-level-sn>",
                "«<qos-level-name>»0</qos-level-name>                 | <qos-level-sn>0</qos-level-sn>",
                "«<qos-level-name>»Gold</qos-level-name>              | -",
                "«<qos-level-name>»DEFAULT<!-- x --></qos-level-name> | -"
            })
    void aLevelInARuleByItsName(String marked, String fixed) {
        new OneError(new RfcLanguage(), RULE).assertAt(marked, "unknown-element", fixed);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            textBlock =
                    """
                    «<port-groups>»                              | unclosed-element     | <port-groups></port-groups>
                    «</port-groups>»                             | stray-closing-tag    | -
                    <port-groups>«<name>»a</name></port-group></port-groups> | missing-opening-tag  | -
                    «<port-group>»<name>a</name></port-group>    | missing-opening-tag  | -
                    <port_groups>«</port-groups>»                | mismatched-tag       | <port_groups></port_groups>
                    «<name>»a</name>                             | unknown-element      | -
                    «<qos-ulps>»</qos-ulps>                      | unknown-element      | -
                    «<unknown>»<name>a</name></unknown>          | unknown-element      | -
                    «text»                                       | text-outside-element | -
                    """)
    void errorsInSections(String marked, String code, String fixed) {
        new OneError(new RfcLanguage(), POLICY).assertAt(marked, code, fixed);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            textBlock =
                    """
                    «<qos-policy/>»                              | self-closing-tag     | -
                    «<qos-policy>»                               | unclosed-element     | <qos-policy></qos-policy>
                    «</qos-policy>»                              | stray-closing-tag    | -
                    <qos-policy></qos-policy>«x»                 | content-after-policy | -
                    <qos-policy>«</qos-policy>»</qos-policy>     | stray-closing-tag    | <qos-policy></qos-policy>
                    <qos-policy>«</qos-policy>»<!-- x --></qos-policy> | stray-closing-tag | <qos-policy><!-- x --></qos-policy>
                    <qos-policy>«</qos-policy>»<port-groups></port-groups></qos-policy> | stray-closing-tag | -
                    <qos-policy></qos-policy>«<qos-policy>»</qos-policy> | content-after-policy | -
                    «x»<qos-policy></qos-policy>                 | text-outside-element | -
                    «<?xml version="1.0"><qos-policy></qos-policy>» | unclosed-prolog      | -
                    «<!DOCTYPE x>»<qos-policy></qos-policy>      | declaration          | -
                    «<qos-policy x="1">»</qos-policy>            | attribute            | -
                    «<policy>»</policy>                          | unknown-element      | -
                    """)
    void errorsAroundThePolicy(String marked, String code, String fixed) {
        new OneError(new RfcLanguage(), FILE).assertAt(marked, code, fixed);
    }
}
