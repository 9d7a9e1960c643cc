package org.qos.cli.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.cli.console.Console;
import org.qos.cli.option.TextFormat;
import org.qos.fabric.program.BlockFailure;
import org.qos.fabric.program.BlockId;
import org.qos.fabric.program.BlockValue;
import org.qos.fabric.program.DamagedJournal;
import org.qos.fabric.program.FabricIdentity;
import org.qos.fabric.program.Journal;
import org.qos.fabric.program.JournalEntry;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.UndoneRun;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.TableBlock;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class RollbackReportTest {

    private static final Path FILE = Path.of("/journal/20261128T081213.000000Z.json");
    private static final Optional<String> POLICY = Optional.of("/etc/opensm/policy.qos");
    private static final BlockId ROW = new BlockId(new PortId(5, 3), BlockId.Table.SL2VL, 1);
    private static final String[] YES = {"--yes"};
    private static final String[] ASKED = {};
    private static final DriftText TEXT = new DriftText(Fabric.EMPTY);

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Console console = answering("");

    @Test
    void theRunIsNamedWithTimePolicyAndTables() {
        assertEquals(
                "Undoing the run of 2026-11-28 09:12:13 +01:00 with /etc/opensm/policy.qos, which had set all its"
                        + " tables: 2 tables of 1 port.",
                UndoneRunText.of(run(POLICY, true), ZoneId.of("+01:00")));
        assertEquals(
                "Undoing the run of 2026-11-28 08:12:13 +00:00, which was interrupted or failed: 2 tables of 1 port.",
                UndoneRunText.of(run(Optional.empty(), false), ZoneId.of("+00:00")));
    }

    @Test
    void theRunAndWhatItsUndoingChangesArePrintedBeforeAnythingIsSet() {
        RollbackReport report = report(console, TextFormat.TEXT, YES);
        assertTrue(report.isWanted(run(POLICY, true)));
        assertEquals("", err.toString(), "nothing is asked");
        assertEquals(
                """
                1 port of 1 node: 0x0000000000000005/P3
                  SL2VL from in-port 1: 1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 (now 2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0)

                1 MAD sets the tables of 1 port.""",
                out.toString().lines().skip(1).collect(Collectors.joining("\n")));
        assertEquals(0, report.print(new ProgramResult(2, 0, List.of(), Optional.of(FILE)), TEXT));
        assertTrue(out.toString().endsWith("2 MADs set the tables; all were read back.\n"), out.toString());
    }

    @ParameterizedTest
    @CsvSource({"y, true", "Yes, true", "n, false", "'', false"})
    void withoutYesTheAnswerDecides(String answer, boolean wanted) {
        assertEquals(wanted, report(answering(answer), TextFormat.TEXT, ASKED).isWanted(run(POLICY, true)));
        assertEquals("Set 1 table? [y/N]\n", err.toString());
    }

    @Test
    void whereNothingDiffersNothingIsAsked() {
        UndoneRun run = run(POLICY, true);
        assertTrue(report(console, TextFormat.TEXT, ASKED)
                .isWanted(new UndoneRun(run.journal(), run.finished(), List.of())));
        assertEquals("", err.toString());
    }

    @Test
    void asJsonTheRunAndTheResultAreOneObject() {
        RollbackReport report = report(console, TextFormat.JSON, YES);
        report.isWanted(run(POLICY, false));
        ProgramResult result = new ProgramResult(2, 1, List.of(new BlockFailure(ROW, "no answer")), Optional.of(FILE));
        assertEquals(1, report.print(result, TEXT));
        assertEquals(
                """
                {
                  "run" : {
                    "journal" : "/journal/20261128T081213.000000Z.json",
                    "time" : "2026-11-28T08:12:13Z",
                    "policy" : "/etc/opensm/policy.qos",
                    "finished" : false,
                    "tables" : 2,
                    "ports" : 1
                  },
                  "mads" : 2,
                  "intermediate" : 1,
                  "failures" : [ {
                    "node" : "0x0000000000000005",
                    "port" : 3,
                    "table" : "SL2VL",
                    "number" : 1,
                    "reason" : "no answer"
                  } ]
                }
                """,
                out.toString());
    }

    @Test
    void aDamagedJournalThatIsNotNeededIsAWarningWithItsName() {
        report(console, TextFormat.TEXT, YES)
                .skipped(new DamagedJournal(FILE, Optional.empty(), new IOException(FILE + " is not a valid journal")));
        assertEquals(
                "warning: " + FILE + " is not a valid journal. It is not needed now, because a later run has its own"
                        + " journal.\n",
                err.toString());
    }

    private static RollbackReport report(Console console, TextFormat format, String... arguments) {
        ConsentOption consent = new ConsentOption();
        new CommandLine(CommandSpec.create().addMixin("consent", CommandSpec.forAnnotatedObject(consent)))
                .parseArgs(arguments);
        return new RollbackReport(console, format, Fabric.EMPTY, consent);
    }

    private Console answering(String answer) {
        return new Console(
                new ByteArrayInputStream(answer.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                Path.of("/"));
    }

    private static UndoneRun run(Optional<String> policy, boolean finished) {
        List<JournalEntry> entries = List.of(entry(ROW), entry(new BlockId(ROW.port(), BlockId.Table.SL2VL, 2)));
        FabricIdentity fabric = new FabricIdentity(OptionalLong.empty(), OptionalLong.empty());
        return new UndoneRun(
                new Journal(FILE, Instant.parse("2026-11-28T08:12:13Z"), fabric, policy, entries),
                finished,
                List.of(new PortChange(ROW.port(), List.of(new TableBlock.Sl2Vl(1, Optional.of(2L), 1)))));
    }

    private static JournalEntry entry(BlockId id) {
        return new JournalEntry(id, new BlockValue.Row(1), new BlockValue.Row(2));
    }
}
