package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** Which messages of {@code generate} and {@code convert} are printed, and with what severity. */
class ConversionMessagesTest {

    @TempDir
    Path directory;

    private Shell shell;

    @BeforeEach
    void open() {
        shell = new Shell(directory);
    }

    private Outcome generate(String file, String... more) {
        String[] arguments = new String[4 + more.length];
        arguments[0] = "generate";
        arguments[1] = file;
        arguments[2] = "--out";
        arguments[3] = "out";
        System.arraycopy(more, 0, arguments, 4, more.length);
        return shell.qos(arguments);
    }

    @ParameterizedTest
    @CsvSource({"off, 0, ''", "info, 0, info", "warning, 0, warning", "error, 1, error"})
    void haveTheSeverityOfTheProject(String level, int exitCode, String severity) throws IOException {
        shell.file("site.qos", Texts.POLICY).file("qos.yaml", "rules: {level-sn: " + level + "}\n");
        Outcome outcome = generate("site.qos");
        assertEquals(exitCode, outcome.exitCode(), outcome.err());
        assertEquals(
                !severity.isEmpty(),
                outcome.err().contains("site.qos:6:5: " + severity + ": the sn of levels is left out"),
                outcome.err());
        assertEquals(exitCode == 0, shell.exists("out/qos-policy.conf"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!-- qos-ignore level-sn: OpenSM has names -->\n    <qos-level><sn>0</sn>",
                "<qos-level><!-- qos-ignore level-sn: OpenSM has names --><sn>0</sn>",
                "<qos-level><sn>0</sn>\n<!-- qos-ignore level-sn: OpenSM has names -->\n"
            })
    void areSuppressedByAComment(String comment) throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("<qos-level><sn>0</sn>", comment));
        Outcome outcome = generate("site.qos");
        assertFalse(outcome.err().contains("[level-sn]"), outcome.err());
        Outcome check = shell.qos("check", "site.qos");
        assertFalse(check.out().contains("suppression"), check.out());
    }

    @Test
    void aCommentForAnotherCodeSuppressesNothing() throws IOException {
        shell.file(
                "site.qos",
                Texts.POLICY.replace(
                        "<qos-level><sn>0</sn>", "<!-- qos-ignore level-renamed: x -->\n    <qos-level><sn>0</sn>"));
        assertTrue(generate("site.qos").err().contains("[level-sn]"));
    }

    @Test
    void thoseAboutTheWholePolicyAreSuppressedAtItsFirstEntry() throws IOException {
        shell.file("site.qos", "<!-- qos-ignore partition-existing-groups: restarted at night -->\n" + Texts.POLICY)
                .file("partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\n");
        Outcome outcome = generate("site.qos");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertFalse(outcome.err().contains("[partition-existing-groups]"), outcome.err());
        shell.file("site.qos", Texts.POLICY);
        assertTrue(generate("site.qos").err().contains("[partition-existing-groups]"));
    }

    @Test
    void whatWouldChangeALevelIsNeitherSuppressedNorGraded() throws IOException {
        String classes = Texts.POLICY.replace(
                "<qos-match-rule>",
                "<!-- qos-ignore tclass-criterion: no router -->\n    <qos-match-rule><tclass>7</tclass>");
        shell.file("site.qos", classes);
        Outcome refused = generate("site.qos");
        assertEquals(1, refused.exitCode());
        assertTrue(refused.err().contains("error: a rule for level 'Fast' compares the TClass"), refused.err());
        Outcome lossy = generate("site.qos", "--lossy");
        assertEquals(0, lossy.exitCode(), lossy.err());
        assertTrue(lossy.err().contains("warning: a rule for level 'Fast' compares the TClass"), lossy.err());
        Outcome check = shell.qos("check", "site.qos");
        assertTrue(check.out().contains("'tclass-criterion' stops OpenSM or 'qos generate'"), check.out());
        shell.file("qos.yaml", "rules: {tclass-criterion: off}\n");
        assertEquals(2, generate("site.qos").exitCode());
    }

    @Test
    void convertHasTheSame() throws IOException {
        shell.file("site.qos", Texts.POLICY).file("qos.yaml", "rules: {level-sn: error}\n");
        Outcome refused = shell.qos("convert", "--to", "opensm", "site.qos");
        assertEquals(1, refused.exitCode());
        assertEquals("", refused.out());
        assertTrue(refused.err().contains("not converted because of level-sn (site.qos:6:5)."), refused.err());
    }

    @Test
    void nameTheLineOfALevelThatHasNoName() throws IOException {
        shell.file("qos-policy.conf", "qos-ulps\ndefault: 1\nany, pkey 0x2: 5\nend-qos-ulps\n")
                .file("partitions.conf", "Default=0x7fff:ALL=full;\nA=0x2,ipoib,sl=3:ALL=full;\n");
        Outcome outcome = generate("qos-policy.conf");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(
                outcome.err().contains("gets SL 5 of the level of line 3 instead of SL 3 [partition-sl-replaced]"),
                outcome.err());
        assertFalse(outcome.err().contains("SimpleQoSLevel"), outcome.err());
    }

    @Test
    void whatIsGeneratedHasNoSetupThatIsReportedAsIgnored() throws IOException {
        String setup =
                """
                <qos-setup><sl2vl-tables><sl2vl-scope><group>All</group><from>*</from><to>*</to>
                <sl2vl-table>0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1</sl2vl-table></sl2vl-scope></sl2vl-tables></qos-setup>
                """;
        String group = "<port-group><name>All</name><node-type>ALL</node-type></port-group>";
        shell.file("site.qos", Texts.POLICY.replace("</port-groups>", group + "</port-groups>\n" + setup));
        Outcome outcome = generate("site.qos");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(shell.text("out/qos-policy.conf").contains("sl2vl-scope"));
        Outcome check = shell.qos("check", "out/qos-policy.conf");
        assertFalse(check.out().contains("qos-setup-ignored"), check.out());
        shell.file("out/qos-policy.conf", shell.text("out/qos-policy.conf").replace("0,1,1", "0,1,2"));
        assertTrue(shell.qos("check", "out/qos-policy.conf").out().contains("qos-setup-ignored"));
    }
}
