package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** What {@code qos audit} finds can be suppressed by a comment in the policy, or known by a baseline. */
class AuditKnownFindingsTest extends CommandTest {

    private static final String OPTIONS =
            """
            qos TRUE
            qos_high_limit 0
            qos_vlarb_high 0:64,2:192
            qos_vlarb_low 0:0
            qos_sl2vl 0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,0
            """;
    private static final String LEVEL = "<qos-level><sn>1</sn>";
    private static final String COMMENT = "<!-- qos-ignore vl-without-weight: VL3 is for tests -->\n";

    @BeforeEach
    void aPolicyWithAVlWithoutWeight() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("site.opts", OPTIONS)
                .file("subnet/fabric.txt", Texts.FABRIC)
                .file("subnet/opensm-lfts.dump", Texts.FORWARDING_TABLES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "compact", "sarif", "github", "junit"})
    void aCommentBeforeTheLevelSuppressesInAllFormats(String format) throws IOException {
        assertEquals(1, audit("--format", format).exitCode());
        shell.file("site.qos", commented());
        Outcome outcome = audit("--format", format);
        assertEquals(0, outcome.exitCode(), outcome.out());
        assertFalse(outcome.out().contains("VL3 (SL 3)"), outcome.out());
    }

    @Test
    void aCommentWithoutAReasonOrForAnotherCodeSuppressesNothing() throws IOException {
        for (String comment : List.of(
                "<!-- qos-ignore vl-without-weight -->\n", COMMENT.replace("vl-without-weight", "vl-starved"))) {
            shell.file("site.qos", Texts.POLICY.replace(LEVEL, comment + LEVEL));
            assertEquals(1, audit().exitCode(), comment);
        }
    }

    @Test
    void aCommentBeforeTheFirstTagSuppressesWhatIsAboutTheFabric() throws IOException {
        shell.file("subnet/opensm-lfts.dump", "");
        assertTrue(audit().out().contains("[not-checked]"), audit().out());
        shell.file("site.qos", "<!-- qos-ignore not-checked: no tables here -->\n" + Texts.POLICY);
        assertFalse(audit().out().contains("[not-checked]"), audit().out());
    }

    @Test
    void aCheckDoesNotCallTheCommentUnused() throws IOException {
        shell.file("site.qos", commented());
        String checked = shell.qos("check", "site.qos").out();
        assertFalse(checked.contains("unused-suppression"), checked);
    }

    @Test
    void aCommentThatSuppressesNothingOfTheAuditIsReported() throws IOException {
        String elsewhere = COMMENT.replace("vl-without-weight", "sls-share-vl");
        shell.file("site.qos", Texts.POLICY.replace(LEVEL, elsewhere + COMMENT + LEVEL));
        Outcome outcome = audit();
        assertEquals(0, outcome.exitCode());
        assertEquals(1, outcome.err().lines().count(), outcome.err());
        assertTrue(outcome.err().contains("sls-share-vl has no finding in line"), outcome.err());
        assertTrue(outcome.err().endsWith("[unused-suppression]\n"), outcome.err());
    }

    @Test
    void aBaselineKnowsWhatWasWritten() throws IOException {
        Outcome written = audit("--write-baseline", "known.json");
        assertEquals(0, written.exitCode(), written.out() + written.err());
        assertFalse(written.out().contains("[vl-without-weight]"), written.out());
        assertTrue(
                shell.text("known.json").contains("\"file\" : \"site.qos\",\n      \"code\" : \"vl-without-weight\""));
        Outcome known = audit("--baseline", "known.json", "--format", "compact");
        assertEquals(0, known.exitCode(), known.out());
        assertEquals("", known.err());
        assertFalse(known.out().contains("VL3 (SL 3)"), known.out());
    }

    @Test
    void anotherVlIsNew() throws IOException {
        audit("--write-baseline", "known.json");
        shell.file("site.opts", OPTIONS.replace("0,1,2,3,", "0,1,2,4,"));
        Outcome outcome = audit("--baseline", "known.json");
        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.out().contains("VL4 (SL 3) has no weight"), outcome.out());
    }

    @Test
    void whatIsGoneIsReportedByItsCommandOnly() throws IOException {
        audit("--write-baseline", "known.json");
        shell.file("site.opts", OPTIONS.replace("2:192", "3:192"));
        String gone = audit("--baseline", "known.json").err();
        assertTrue(gone.startsWith("qos: known.json: site.qos: vl-without-weight "), gone);
        assertTrue(gone.contains(" is no longer found ("), gone);
        assertFalse(
                shell.qos("check", "--baseline", "known.json", "site.qos").err().contains("no longer found"));
    }

    @Test
    void oneFileKnowsTheFindingsOfBothCommands() throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("<sl>3</sl>", "<sl>3</sl><path-bits>0-3</path-bits>"));
        audit("--write-baseline", "known.json");
        check("--write-baseline", "known.json");
        assertEquals(0, audit("--baseline", "known.json").exitCode(), shell.text("known.json"));
        audit("--write-baseline", "known.json");
        assertEquals(1, check().exitCode());
        Outcome known = check("--baseline", "known.json");
        assertEquals(0, known.exitCode(), known.out());
        assertEquals("", known.err());
    }

    private Outcome check(String... more) {
        return shell.qos(Stream.concat(Stream.of("check", "--fail-level", "warning", "-q", "site.qos"), Stream.of(more))
                .toArray(String[]::new));
    }

    private static String commented() {
        String text = Texts.POLICY.replace(LEVEL, COMMENT + LEVEL);
        assertTrue(text.contains(COMMENT), text);
        return text;
    }

    private Outcome audit(String... more) {
        return shell.qos(Stream.concat(
                        Stream.of("audit", "--policy", "site.qos", "--opts", "site.opts", "--fabric", "subnet"),
                        Stream.of(more))
                .toArray(String[]::new));
    }
}
