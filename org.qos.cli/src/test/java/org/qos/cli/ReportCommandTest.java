package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

class ReportCommandTest extends CommandTest {

    private static final Pattern SECTION = Pattern.compile("<h2 id=\"([a-z]+)-title\">");

    @BeforeEach
    void aSite() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("subnet/fabric.txt", Texts.FABRIC)
                .file("subnet/opensm-lfts.dump", Texts.FORWARDING_TABLES);
    }

    @Test
    void writesOnePageWithAllSections() throws IOException {
        Outcome outcome = report("--fabric", "subnet");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.err().endsWith("report.html: written\n"), outcome.err());
        assertEquals(
                List.of("findings", "fabric", "matrix", "paths", "rules", "levels", "groups", "tables", "audit"),
                sections(shell.text("report.html")));
    }

    @Test
    void withoutAFabricThePageIsAboutThePolicy() throws IOException {
        assertEquals(0, report().exitCode());
        assertEquals(List.of("findings", "rules", "levels", "groups", "tables"), sections(shell.text("report.html")));
    }

    @Test
    void groupsWithoutARowOfLevelsAreNamed() throws IOException {
        report("--fabric", "subnet");
        assertFalse(shell.text("report.html").contains("Without a row: "));
        String unused = "<port-group><name>Adapters</name><node-type>CA</node-type></port-group></port-groups>";
        shell.file("site.qos", Texts.POLICY.replace("</port-groups>", unused));
        report("--fabric", "subnet");
        assertTrue(shell.text("report.html").contains("Without a row: Adapters."), shell.text("report.html"));
    }

    @Test
    void thePageNamesNoOtherFileToLoad() throws IOException {
        report("--fabric", "subnet");
        String page = shell.text("report.html");
        assertTrue(page.contains("content=\"default-src &#39;none&#39;; style-src &#39;sha256-"), page);
        assertFalse(
                Pattern.compile("<(?:link|img|iframe|object)\\b|\\ssrc=|url\\(|@import")
                        .matcher(page)
                        .find(),
                page);
    }

    @Test
    void theSameFilesGiveTheSamePage() throws IOException {
        report("--fabric", "subnet");
        String first = shell.text("report.html");
        assertEquals(
                "report.html: unchanged\n",
                lastLine(report("--fabric", "subnet").err()));
        assertEquals(first, shell.text("report.html"));
    }

    @Test
    void aNamedPipeIsNotReplacedAndNoAdviceIsForReaders() throws Exception {
        Path pipe = directory.resolve("report.html");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Outcome outcome = report();
        assertEquals(3, outcome.exitCode());
        assertEquals(
                "qos: report.html: cannot be written: it is a named pipe, not a regular file\n",
                lastLine(outcome.err()));
    }

    @Test
    void aDashIsStandardOutput() {
        Outcome outcome = shell.qos("report", "--policy", "site.qos", "-o", "-");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().startsWith("<!"), outcome.out());
        assertFalse(shell.exists("-"));
    }

    @Test
    void anEarlierReportIsReplaced() throws IOException {
        report("--fabric", "subnet");
        shell.file("site.qos", Texts.POLICY.replace("Fast", "Faster"));
        assertEquals(0, report("--fabric", "subnet").exitCode());
        assertTrue(shell.text("report.html").contains("Faster"));
    }

    @Test
    void anotherFileIsReplacedOnlyOnDemand() throws IOException {
        shell.file("report.html", "<p>mine</p>");
        Outcome refused = report();
        assertEquals(2, refused.exitCode());
        assertTrue(
                refused.err()
                        .contains("report.html: not written by this command, or edited since; nothing is written."),
                refused.err());
        assertEquals("<p>mine</p>", shell.text("report.html"));
        assertEquals(0, report("--force").exitCode());
        assertTrue(shell.text("report.html").contains("QoS report of site.qos"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"site.qos", "subnet/fabric.txt", "qos.yaml"})
    void anInputIsNeverReplaced(String input) throws IOException {
        shell.file("qos.yaml", "policy: site.qos\n");
        String before = shell.text(input);
        Outcome refused =
                shell.qos("report", "--policy", "site.qos", "--fabric", "subnet/fabric.txt", "--force", "-o", input);
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains(input + ": is an input of this command"), refused.err());
        assertEquals(before, shell.text(input));
    }

    @Test
    void aProjectFileOfAnotherNameIsAnInputToo() throws IOException {
        shell.file("site.yaml", "policy: site.qos\n");
        Outcome refused = shell.qos("report", "--config", "site.yaml", "--force", "-o", "site.yaml");
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains("site.yaml: is an input of this command"), refused.err());
        assertEquals("policy: site.qos\n", shell.text("site.yaml"));
    }

    @Test
    void aPolicyWithErrorsHasNoReport() throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("<sl>3</sl>", "<sl>33</sl>"));
        assertEquals(1, report().exitCode());
        assertFalse(shell.exists("report.html"));
    }

    @Test
    void findingsHaveTheirPlaceAndTheSummaryOfTheirRule() throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("0x10-0x1f", "988"));
        report();
        String page = shell.text("report.html");
        assertTrue(page.contains("<span class=\"code\">service-id-near-known</span><span class=\"use\">"), page);
        assertTrue(page.contains("site.qos:13:"), page);
    }

    @Test
    void namesAreNeverMarkup() throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("Servers", "&lt;/script&gt;&lt;script&gt;\u202e'&quot;"))
                .file("subnet/fabric.txt", Texts.FABRIC.replace("n1 HCA-1", "<img src=x onerror=alert(1)>\u001b"));
        report("--fabric", "subnet");
        String page = shell.text("report.html");
        assertEquals(2, Pattern.compile("</script>").matcher(page).results().count(), page);
        assertFalse(page.contains("<img"), page);
        assertFalse(page.contains("\u202e") || page.contains("\u001b"), page);
        assertTrue(page.contains("&lt;/script&gt;&lt;script&gt;\\u202e&#39;&quot;"), page);
    }

    @Test
    void digestsAreThoseOfTheFiles() throws Exception {
        report();
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(Texts.POLICY.getBytes(StandardCharsets.UTF_8));
        assertTrue(
                shell.text("report.html").contains("SHA-256 " + HexFormat.of().formatHex(digest)));
    }

    @Test
    void rulesHaveTheNumberOfTestsThatTheyDecide() throws IOException {
        report("--fabric", "subnet");
        assertFalse(shell.text("report.html").contains("no test"));
        String policy = "policy \"../site.qos\"\n";
        shell.file("tests/default.qostest", policy + "test \"a\" {\n from any to any\n expect default\n}\n")
                .file("tests/broken.qostest", policy + "test {\n")
                .file("other.qos", Texts.POLICY)
                .file(
                        "other.qostest",
                        "policy \"other.qos\"\ntest \"b\" {\n from any to group Servers service 0x10\n"
                                + " expect sl 3\n}\n");
        report("--fabric", "subnet");
        assertTrue(shell.text("report.html").contains("no test"), "only the default level is asked for");
        assertTrue(shell.text("report.html").contains("tests/default.qostest"));
        assertFalse(shell.text("report.html").contains("other.qostest"));
        shell.file(
                "tests/rule.qostest",
                policy + "test \"c\" {\n from any to group Servers service 0x10\n" + " expect sl 3\n}\n");
        report("--fabric", "subnet");
        assertTrue(shell.text("report.html").contains("1 test<"), "the rule decides the request of a test");
    }

    @Test
    void theHeadSaysWhatCheckAuditAndTestsFound() throws IOException {
        String options =
                """
                qos TRUE
                qos_high_limit 0
                qos_vlarb_high 0:64,%s:192
                qos_vlarb_low 0:0
                qos_sl2vl 0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,0
                """;
        String test = "policy \"site.qos\"\ntest \"a\" {\n from any to any\n expect %s\n}\n";
        shell.file("site.opts", options.formatted(3)).file("site.qostest", test.formatted("default"));
        report("--fabric", "subnet", "--opts", "site.opts");
        String good = head(shell.text("report.html"));
        assertTrue(good.contains("The audit passes: no findings. The test passes."), good);

        shell.file("site.opts", options.formatted(2)).file("site.qostest", test.formatted("sl 3"));
        report("--fabric", "subnet", "--opts", "site.opts");
        String bad = head(shell.text("report.html"));
        assertTrue(bad.contains("The audit fails: 1 error. 1 of 1 test fails; 'qos test' says why."), bad);
        assertTrue(shell.text("report.html").contains("class=\"verdict error\""));
    }

    /** The text of the head of a page. */
    private static String head(String page) {
        return page.substring(page.indexOf("<p class=\"verdict"), page.indexOf("<dl class=\"numbers"))
                .replaceAll("<[^>]*>", "")
                .replace("&#39;", "'");
    }

    private static List<String> sections(String page) {
        return SECTION.matcher(page)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    private static String lastLine(String text) {
        return text.substring(text.lastIndexOf('\n', text.length() - 2) + 1);
    }

    private Outcome report(String... options) {
        return shell.qos(
                Stream.concat(Stream.of("report", "--policy", "site.qos", "-o", "report.html"), Stream.of(options))
                        .toArray(String[]::new));
    }
}
