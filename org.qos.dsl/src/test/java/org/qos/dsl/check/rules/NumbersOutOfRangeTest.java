package org.qos.dsl.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** What is said of a number beside the range of its entry, and that the highest and lowest numbers are accepted, in both syntaxes. */
class NumbersOutOfRangeTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    sl: 15                | ``
                    sl: 16                | SL 16 is out of range; OpenSM does not check it and finds no path for requests of this level; expected 0 to 15
                    sl: 0x1f              | SL 0x1f is out of range; OpenSM does not check it and finds no path for requests of this level; expected 0x0 to 0xf
                    sl: 300               | SL 300 is out of range; OpenSM does not check it and answers SL 12; expected 0 to 15
                    mtu-limit: 1          | ``
                    mtu-limit: 5          | ``
                    mtu-limit: 0          | MTU code 0 is out of range; OpenSM rejects the policy; expected 1 to 5 (OpenSM rejects)
                    mtu-limit: 6          | MTU code 6 is out of range; OpenSM rejects the policy; expected 1 to 5 (OpenSM rejects)
                    rate-limit: 2         | ``
                    rate-limit: 18        | ``
                    rate-limit: 1         | rate code 1 is out of range; OpenSM rejects the policy; expected 2 to 22 (OpenSM rejects)
                    rate-limit: 24        | rate code 24 (NDR) is not supported by all releases; OpenSM up to 3.3.23 rejects the policy; expected 2 to 22 (OpenSM rejects)
                    rate-limit: 25        | rate code 25 is out of range; OpenSM rejects the policy; expected 2 to 22 (25 Gb/s is code 15) (OpenSM rejects)
                    packet-life: 63       | ``
                    packet-life: 64       | packet lifetime 64 is out of range; OpenSM keeps its lower eight bits and answers with another selector or packet lifetime; expected 0 to 63
                    path-bits: 127        | path-bits has no effect; OpenSM answers with the LIDs of a port in their order; remove the entry
                    path-bits: 128        | path-bits 128 is out of range; OpenSM does not use path bits; expected 0 to 127; and path-bits has no effect; OpenSM answers with the LIDs of a port in their order; remove the entry
                    pkey: 0x8001          | ``
                    pkey: 0xffff          | ``
                    pkey: 0x10001         | P_Key 0x10001 is out of range; OpenSM uses its lower 15 bits, 0x0001; expected 0x0 to 0xffff
                    pkey: 0x10001-0x10002 | P_Key 0x10001 is out of range; OpenSM uses its lower 15 bits, 0x0001; expected 0x0 to 0xffff
                    """)
    void ofLevelsInTheOpenSmSyntax(String entry, String messages) {
        assertEquals(
                messages,
                about(
                        OpenSmPolicy.withLevel(entry + (entry.startsWith("sl:") ? "" : "\nsl: 1")),
                        new OpenSmLanguage()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    service-id: 0xffffffffffffffff | ``
                    qos-class: 4095                | ``
                    qos-class: 4096                | QoS-Class 4096 is out of range; OpenSM accepts it, and no request matches it; expected 0 to 4095
                    qos-class: 1-4096              | QoS-Class 4096 is out of range; OpenSM accepts it, and no request matches it; expected 0 to 4095
                    qos-class: 4096-5000           | QoS-Class 4096 is out of range; OpenSM accepts it, and no request matches it; expected 0 to 4095
                    pkey: 0x7fff                   | ``
                    pkey: 65536                    | P_Key 65536 is out of range; OpenSM uses its lower 15 bits, 0x0000; expected 0 to 65535
                    """)
    void ofRulesInTheOpenSmSyntax(String entry, String messages) {
        assertEquals(messages, about(OpenSmPolicy.withRule(entry), new OpenSmLanguage()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    <sl>15</sl>                   | ``
                    <sl>16</sl>                   | SL 16 is out of range; 'qos generate' rejects the policy; expected 0 to 15
                    <mtu-limit>5</mtu-limit>      | ``
                    <mtu-limit>0</mtu-limit>      | MTU code 0 is out of range; 'qos generate' rejects the policy; expected 1 to 5
                    <rate-limit>24</rate-limit>   | ``
                    <rate-limit>1</rate-limit>    | rate code 1 is out of range; 'qos generate' rejects the policy; expected 2 to 24
                    <rate-limit>0x19</rate-limit> | rate code 0x19 is out of range; 'qos generate' rejects the policy; expected 0x2 to 0x18 (25 Gb/s is code 15)
                    <packet-life>63</packet-life> | ``
                    <packet-life>64</packet-life> | packet lifetime 64 is out of range; 'qos generate' rejects the policy; expected 0 to 63
                    <qos-class>4095</qos-class>   | ``
                    <qos-class>4096</qos-class>   | QoS-Class 4096 is out of range; 'qos generate' rejects the policy; expected 0 to 4095
                    <tclass>255</tclass>          | ``
                    <tclass>256</tclass>          | TClass 256 is out of range; 'qos generate' rejects the policy; expected 0 to 255
                    <path-bits>127</path-bits>    | ``
                    <path-bits>1-128</path-bits>  | path-bits 128 is out of range; 'qos generate' rejects the policy; expected 0 to 127
                    <pkey>0xffff</pkey>           | ``
                    <pkey>0x10000</pkey>          | P_Key 0x10000 is out of range; 'qos generate' rejects the policy; expected 0x0 to 0xffff
                    """)
    void ofLevelsInTheRfcSyntax(String entry, String messages) {
        assertEquals(
                messages,
                about(
                        RfcPolicy.withLevel("<sn>1</sn>" + (entry.startsWith("<sl>") ? "" : "<sl>1</sl>") + entry),
                        new RfcLanguage()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    <to>254</to>                       | ``
                    <to>255</to>                       | port 255 is out of range; 'qos generate' rejects the policy; expected 0 to 254
                    <to>0-255</to>                     | port 255 is out of range; 'qos generate' rejects the policy; expected 0 to 254
                    <to>*</to>                         | ``
                    <vl-high-limit>255</vl-high-limit> | ``
                    <vl-high-limit>256</vl-high-limit> | high limit 256 is out of range; 'qos generate' rejects the policy; expected 0 to 255
                    <vlarb-high>14:255</vlarb-high>    | ``
                    <vlarb-high>15:1</vlarb-high>      | VL15 carries management packets only; 'qos generate' rejects the policy; expected 0 to 14
                    <vlarb-low>0:256</vlarb-low>       | weight 256 is out of range; 'qos generate' rejects the policy; expected 0 to 255
                    """)
    void ofArbitrationInTheRfcSyntax(String entry, String messages) {
        assertEquals(messages, about(RfcPolicy.withVlarb("<group>G</group>" + entry), new RfcLanguage()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    sdp, port-num 65535 : 15      | ``
                    sdp, port-num 65536 : 1       | port 65536 is out of range; OpenSM rejects the policy; expected 0 to 65535 (OpenSM rejects)
                    sdp, port-num 65535-65536 : 1 | port 65536 is out of range; OpenSM rejects the policy; expected 0 to 65535 (OpenSM rejects)
                    rds : 16                      | SL 16 is out of range; OpenSM rejects the policy; expected 0 to 15 (OpenSM rejects)
                    default: 16                   | SL 16 is out of range; OpenSM rejects the policy; expected 0 to 15 (OpenSM rejects)
                    """)
    void ofLinesOfUlps(String line, String messages) {
        assertEquals(messages, about(OpenSmPolicy.withUlps(line), new OpenSmLanguage()));
    }

    /** The messages about ranges, as a line. */
    private static String about(String text, Language language) {
        CheckedFile checked = Checker.check(new ProjectFiles().load("policy", text, language));
        List<String> messages = checked.findings().stream()
                .filter(finding -> finding.code().endsWith("-out-of-range")
                        || List.of("vlarb-vl15", "vlarb-weight-overflow", "path-bits-ignored")
                                .contains(finding.code()))
                .map(finding -> finding.message()
                        + finding.opensm()
                                .map(verdict -> " (OpenSM " + verdict + ")")
                                .orElse(""))
                .toList();
        return String.join("; and ", messages);
    }
}
