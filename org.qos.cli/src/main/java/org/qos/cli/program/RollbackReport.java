package org.qos.cli.program;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.ZoneId;
import java.util.Optional;
import org.qos.cli.console.Console;
import org.qos.cli.option.TextFormat;
import org.qos.fabric.program.BlockFailure;
import org.qos.fabric.program.BlockId;
import org.qos.fabric.program.DamagedJournal;
import org.qos.fabric.program.JournalListener;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.UndoneRun;
import org.qos.runtime.value.Guid;

/** Says which run a rollback undoes, before anything is set, and what came of it. */
public final class RollbackReport implements JournalListener {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Console console;
    private final TextFormat format;
    private Optional<UndoneRun> undone = Optional.empty();

    /** A report on a console. As JSON it is one object, which is printed at the end. */
    public RollbackReport(Console console, TextFormat format) {
        this.console = console;
        this.format = format;
    }

    @Override
    public void skipped(DamagedJournal journal) {
        new JournalReport(console).skipped(journal);
    }

    @Override
    public void undoing(UndoneRun run) {
        undone = Optional.of(run);
        if (format == TextFormat.TEXT) {
            console.line(UndoneRunText.of(run, ZoneId.systemDefault()));
            console.out().flush();
        }
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
