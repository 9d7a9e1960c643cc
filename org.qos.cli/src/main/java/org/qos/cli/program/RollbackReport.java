package org.qos.cli.program;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.ZoneId;
import java.util.Optional;
import org.qos.analysis.setup.PlanParagraphs;
import org.qos.cli.console.Console;
import org.qos.cli.option.TextFormat;
import org.qos.fabric.program.BlockFailure;
import org.qos.fabric.program.BlockId;
import org.qos.fabric.program.DamagedJournal;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.RollbackListener;
import org.qos.fabric.program.UndoneRun;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.value.Guid;

/** Says which run a rollback undoes and what it restores, asks whether that is wanted, and says what came of it. */
public final class RollbackReport implements RollbackListener {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Console console;
    private final TextFormat format;
    private final Fabric fabric;
    private final ConsentOption consent;
    private Optional<UndoneRun> undone = Optional.empty();

    /**
     * A report on a console. As JSON it is one object, which is printed at the end.
     *
     * @param fabric has the names of ports
     * @param consent asks
     */
    public RollbackReport(Console console, TextFormat format, Fabric fabric, ConsentOption consent) {
        this.console = console;
        this.format = format;
        this.fabric = fabric;
        this.consent = consent;
    }

    @Override
    public void skipped(DamagedJournal journal) {
        new JournalReport(console).skipped(journal);
    }

    @Override
    public boolean isWanted(UndoneRun run) {
        undone = Optional.of(run);
        if (format == TextFormat.TEXT) {
            console.line(UndoneRunText.of(run, ZoneId.systemDefault()));
            new PlanParagraphs(fabric, false).changes(run.changes()).forEach(console::line);
            console.out().flush();
        }
        int sets = run.changes().stream().mapToInt(PortChange::mads).sum();
        return sets == 0 || consent.isWanted(console, sets);
    }

    /** Prints the result; returns the exit code. */
    public int print(ProgramResult result, DriftText text) {
        if (format == TextFormat.JSON) {
            console.out().println(json(undone.orElseThrow(), result));
        }
        return ResultReport.print(console, format, result, text);
    }

    static String json(UndoneRun run, ProgramResult result) {
        ObjectNode root = JSON.createObjectNode();
        root.putObject("run")
                .put("journal", run.journal().file().toString())
                .put("time", run.journal().created().toString())
                .put("policy", run.journal().policy().orElse(null))
                .put("finished", run.finished())
                .put("tables", run.tables())
                .put("ports", run.ports());
        root.put("mads", result.sets()).put("intermediate", result.intermediate());
        ArrayNode failures = root.putArray("failures");
        for (BlockFailure failure : result.failures()) {
            BlockId id = failure.id();
            failures.addObject()
                    .put("node", Guid.text(id.port().nodeGuid()))
                    .put("port", id.port().number())
                    .put("table", id.table().name())
                    .put("number", id.number())
                    .put("reason", failure.reason());
        }
        return root.toPrettyString();
    }
}
