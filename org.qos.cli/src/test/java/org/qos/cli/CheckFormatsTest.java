package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/**
 * The formats of {@code qos check}, each for the files of {@code src/test/resources/formats}, one of which has no
 * error, and for a file that does not exist.
 */
class CheckFormatsTest extends CommandTest {

    private static final Path FILES = Path.of("src", "test", "resources", "formats");
    private static final String[] NAMES = {
        "errors.qos-policy.conf", "clean.qos", "absent.qos", "lines.qos", "partitions.conf"
    };

    private static final String SHADOWED =
            """
            qos-levels
            qos-level
            name: DEFAULT
            sl: 0
            end-qos-level
            qos-level
            name: Bulk
            sl: 2
            end-qos-level
            end-qos-levels
            qos-match-rules
            qos-match-rule
            service-id: 0x40-0x4f
            qos-level-name: Bulk
            end-qos-match-rule
            qos-match-rule
            service-id: 0x45
            qos-level-name: DEFAULT
            end-qos-match-rule
            end-qos-match-rules
            """;

    @BeforeEach
    void writeFiles() throws IOException {
        for (String name : NAMES) {
            if (Files.exists(FILES.resolve(name))) {
                shell.file(name, Files.readString(FILES.resolve(name)));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"text,txt", "compact,compact.txt", "json,json", "github,github.txt", "junit,junit.xml"})
    void theFormatIsAsExpected(String format, String ending) throws IOException {
        Golden.assertMatches("check." + ending, shell.check(format, NAMES).out());
    }

    @Test
    void sarifIsAsExpected() throws IOException {
        ObjectNode log = Sarif.parse(shell.check("sarif", NAMES).out());
        Golden.assertMatches("check.sarif", Sarif.withoutWhatRunsDifferIn(log).toPrettyString() + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "compact", "json", "sarif", "github", "junit"})
    void aMissingFileKeepsNoOtherFromBeingChecked(String format) {
        Outcome outcome = shell.check(format, NAMES);
        assertTrue(outcome.err().startsWith("qos: absent.qos: no such file.\n"), outcome.err());
        assertEquals(3, outcome.exitCode());
        assertTrue(outcome.out().contains("unknown-level"), outcome.out());
        assertTrue(outcome.out().contains("partition-flag-unknown"), outcome.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "compact", "json", "sarif", "github", "junit"})
    void theFormatDoesNotChangeTheExitCode(String format) {
        assertEquals(0, shell.check(format, "clean.qos").exitCode());
        assertEquals(0, shell.check(format, "partitions.conf").exitCode());
        assertEquals(1, shell.check(format, "lines.qos").exitCode());
    }

    @Test
    void aMissingPartitionFileKeepsNoPolicyFromBeingChecked() {
        Outcome outcome = shell.check("compact", "--partitions", "absent.conf", "lines.qos");
        assertEquals("qos: absent.conf: no such file.\n", outcome.err());
        assertEquals(3, outcome.exitCode());
        assertTrue(outcome.out().contains("unknown-level"), outcome.out());
    }

    @Test
    void compactHasNothingToSayOfACleanFile() {
        assertEquals("", shell.check("compact", "clean.qos").out());
        assertEquals("", shell.check("github", "clean.qos").out());
    }

    @Test
    void junitFailsTestsAtTheFailLevelOnly() throws Exception {
        assertEquals(
                "0",
                value(
                        "count(//failure)",
                        shell.check("junit", "partitions.conf").out()));
        Outcome strict = shell.qos("check", "--format", "junit", "--fail-level", "warning", "partitions.conf");
        assertEquals("1", value("count(//failure[@type='warning'])", strict.out()));
        assertEquals("1", value("//testsuite/@failures", strict.out()));
    }

    @Test
    void junitIsXmlWhateverTheFileContains() throws Exception {
        shell.file("odd.qos-policy.conf", "qos-levels\n <\u0001&\"]]>\uFFFF : x\nend-qos-levels\n");
        String out = shell.check("junit", "odd.qos-policy.conf").out();
        assertFalse(out.contains("\u0001"), out);
        assertTrue(value("//failure", out).contains("]]>"), out);
    }

    @Test
    void lineBreaksOfOtherSystemsMoveNothing() throws IOException {
        String expected = shell.check("text", "lines.qos").out();
        String text = Files.readString(FILES.resolve("lines.qos"));
        shell.file("lines.qos", text.replace("\n", "\r\n"));
        assertEquals(expected, shell.check("text", "lines.qos").out().replace("\\x0d", ""));
    }

    @Test
    void aQuotedLineBreakOrControlCharacterStaysOutOfALine() throws IOException {
        String level = "<qos-level><sn>1</sn><name>a\n\u001bb</name><sl>1</sl></qos-level>";
        shell.file("lines.qos", "<qos-policy><qos-levels>" + level + level + "</qos-levels></qos-policy>");
        String out = shell.check("compact", "lines.qos").out();
        assertTrue(out.lines().allMatch(line -> line.startsWith("lines.qos:") && line.endsWith("]")), out);
        assertFalse(out.contains("\u001b"), out);
    }

    @Test
    void githubEscapesWhatWouldEndAProperty() throws IOException {
        shell.file("100%, a:b.qos", "<qos-policy>\n");
        String out = shell.check("github", "100%, a:b.qos").out();
        assertTrue(out.startsWith("::error file=100%25%2C a%3Ab.qos,line="), out);
    }

    @Test
    void theRequestThatShowsAFindingPassesToExplain() throws IOException {
        shell.file("site/shadow.qos-policy.conf", SHADOWED);
        String witness = new ObjectMapper()
                .readTree(shell.check("json", "site/shadow.qos-policy.conf").out())
                .at("/files/0/findings/0/witness")
                .asText();
        assertEquals("from 0x1 to 0x2 service 0x45", witness);
        assertEquals(
                witness,
                Sarif.parse(shell.check("sarif", "site/shadow.qos-policy.conf").out())
                        .at("/runs/0/results/0/properties/witness")
                        .asText());
        Outcome explained = shell.qos("explain", "--policy", "site/shadow.qos-policy.conf", witness);
        assertTrue(explained.out().contains("Bulk"), explained.out() + explained.err());
    }

    @Test
    void whatAFabricProvesIsAnErrorUnlessTheProjectGradesIt() throws IOException {
        shell.file("site/shadow.qos-policy.conf", SHADOWED).file("fabric.txt", Texts.FABRIC);
        Outcome proved = shell.qos("check", "--fabric", "fabric.txt", "site/shadow.qos-policy.conf");
        assertTrue(proved.out().contains("error: this rule never applies"), proved.out() + proved.err());
        assertEquals(1, proved.exitCode());
        assertEquals(
                0,
                shell.qos(
                                "explain",
                                "--policy",
                                "site/shadow.qos-policy.conf",
                                "--fabric",
                                "fabric.txt",
                                "from",
                                "any",
                                "to",
                                "any")
                        .exitCode());
        shell.file("site/qos.yaml", "rules:\n  shadowed-by-different-outcome: warning\n");
        assertEquals(
                0,
                shell.qos("check", "--fabric", "fabric.txt", "site/shadow.qos-policy.conf")
                        .exitCode());
    }

    private static String value(String path, String xml) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
        return XPathFactory.newInstance().newXPath().evaluate(path, document);
    }
}
