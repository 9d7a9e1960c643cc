package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** Numbers that OpenSM accepts and does not use are warnings in its syntax and errors in the RFC syntax. */
class SeverityBySyntaxTest {

    @ParameterizedTest
    @CsvSource({
        "vlarb-weight-overflow, vlarb-high, 1:256",
        "vlarb-vl15, vlarb-high, 15:1",
        "vlarb-vl-out-of-range, vlarb-low, 16:1",
        "vl-high-limit-out-of-range, vl-high-limit, 256"
    })
    void numbersThatNoTableCanHaveAreErrorsInBothSyntaxes(String code, String entry, String value) {
        String opensm = "qos-setup vlarb-tables vlarb-scope\ngroup: A\n" + entry + ": " + value
                + "\nend-vlarb-scope end-vlarb-tables end-qos-setup\n";
        String rfc = "<qos-setup><vlarb-tables><vlarb-scope><group>A</group><" + entry + ">" + value + "</" + entry
                + "></vlarb-scope></vlarb-tables></qos-setup>";
        assertEquals(List.of(Severity.ERROR), severities(code, opensm(opensm, ""), new OpenSmLanguage()));
        assertEquals(List.of(Severity.ERROR), severities(code, rfc(rfc, ""), new RfcLanguage()));
    }

    @ParameterizedTest
    @CsvSource({"path-bits-out-of-range, path-bits, 128, ERROR", "pkey-out-of-range, pkey, 65536, WARNING"})
    void inALevel(String code, String entry, String value, Severity inOpenSmSyntax) {
        assertEquals(
                List.of(inOpenSmSyntax),
                severities(code, opensm("", entry + ": " + value + "\n"), new OpenSmLanguage()));
        assertEquals(
                List.of(Severity.ERROR),
                severities(code, rfc("", "<" + entry + ">" + value + "</" + entry + ">"), new RfcLanguage()));
    }

    @ParameterizedTest
    @CsvSource({
        "16, finds no path for requests of this level",
        "31, finds no path for requests of this level",
        "40, answers SL 8",
        "300, answers SL 12",
        "4294967296, answers SL 0"
    })
    void theEffectOfAnSlThatOpenSmAcceptsIsReported(String sl, String effect) {
        String text = opensm("", "").replace("sl: 0", "sl: " + sl);
        Finding finding = Checker.check(new ProjectFiles().load("file", text, new OpenSmLanguage())).findings().stream()
                .filter(found -> found.code().equals("sl-out-of-range"))
                .findFirst()
                .orElseThrow();
        assertTrue(
                finding.message().endsWith("; OpenSM does not check it and " + effect + "; expected 0 to 15"),
                finding.message());
    }

    private static List<Severity> severities(String code, String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language)).findings().stream()
                .filter(finding -> finding.code().equals(code))
                .map(Finding::severity)
                .toList();
    }

    private static String opensm(String section, String entry) {
        return "port-groups port-group\nname: A\nend-port-group end-port-groups\n" + section
                + "qos-levels qos-level\nname: DEFAULT\nsl: 0\n" + entry + "end-qos-level end-qos-levels\n";
    }

    private static String rfc(String section, String entry) {
        return "<qos-policy><port-groups><port-group><name>A</name></port-group></port-groups>" + section
                + "<qos-levels><qos-level><sn>0</sn><sl>0</sl>" + entry + "</qos-level></qos-levels></qos-policy>";
    }
}
