package org.qos.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.analysis.setup.PlanParagraphs;
import org.qos.cli.conformance.AnswerCounts;
import org.qos.cli.conformance.LiveSa;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.live.LeftOutReport;
import org.qos.cli.live.LiveOptions;
import org.qos.cli.live.LiveWork;
import org.qos.cli.live.ReadingReport;
import org.qos.cli.live.UnlinkedOption;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.option.TextFormat;
import org.qos.cli.plan.FindingsReport;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.fabric.program.BlockValue;
import org.qos.fabric.program.Drift;
import org.qos.fabric.program.LiveSubnet;
import org.qos.fabric.program.PlanScope;
import org.qos.fabric.program.ScopedPlan;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.value.Guid;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos verify}: compares the tables of a live fabric with the policy. */
@Command(
        name = "verify",
        description = "Compare the SL2VL and VL arbitration tables of the live fabric with the qos-setup of a policy.",
        footer = {
            "Prints the tables and answers that differ, ports that differ alike together. Exits with 1 if there is one."
                    + " Rules that were not compared are named and counted; they do not change the exit code unless --all-rules"
                    + " is given. Nothing is set."
        })
@Examples({"qos verify --policy policy.qos", "qos verify --policy qos-policy.conf --opts opensm.opts --sa"})
final class VerifyCommand implements Callable<Integer> {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Console console;

    @Option(names = "--high-limit", description = "Also compare VLHighLimit.")
    private boolean highLimit;

    @Option(names = "--ports", description = "Print each port in a line of its own.")
    private boolean ports;

    @Mixin
    private UnlinkedOption unlinked;

    @Option(
            names = "--sa",
            description = "Also query the running subnet manager for a path for each rule, and compare its answers with"
                    + " those that follow from policy, partitions and options.")
    private boolean sa;

    @Option(
            names = "--all-rules",
            description =
                    "With --sa: also exit with 1 if a rule was not compared, because no request was found for it or the"
                            + " expected answer is not known.")
    private boolean allRules;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How the differences are printed (default: ${DEFAULT-VALUE}).")
    private TextFormat format;

    @Mixin
    private PolicyOption policy;

    @Mixin
    private LiveOptions live;

    @Mixin
    private OutputOptions output;

    VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (allRules && !sa) {
            throw CommandFailed.usage("--all-rules: needs --sa.");
        }
        LoadedPolicy loaded = sa ? policy.loadInstalled(console) : policy.loadWithOptions(console);
        return new LiveWork(live, console, output.progress(console))
                .with((window, subnet) -> verify(loaded, subnet.read(), new LiveSa(window)));
    }

    private int verify(LoadedPolicy loaded, LiveSubnet.Reading reading, LiveSa live) {
        Fabric fabric = reading.state().fabric();
        ScopedPlan scoped = new PlanScope(unlinked.unlinked(), highLimit)
                .of(PolicyOption.programmed(loaded).plan(reading.state()), fabric);
        SetupPlan plan = scoped.plan();
        new ReadingReport(console).print(reading);
        new LeftOutReport(console, output.quiet()).print(scoped);
        new FindingsReport(console, output.quiet(), loaded).print(plan, fabric);
        Optional<LiveSa.Answers> answers = sa ? Optional.of(live.ask(loaded, reading.state())) : Optional.empty();
        if (format == TextFormat.JSON) {
            console.out().println(json(Drift.of(plan), answers));
        } else {
            new PlanParagraphs(fabric, ports).differences(plan).forEach(console::line);
            answers.ifPresent(found -> found.lines().forEach(console::line));
        }
        boolean same = plan.changes().isEmpty()
                && answers.map(LiveSa.Answers::counts).stream().allMatch(this::isEnough);
        return same ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }

    private boolean isEnough(AnswerCounts counts) {
        return counts.different() == 0 && (!allRules || counts.notCompared() == 0);
    }

    private static String json(List<Drift> differences, Optional<LiveSa.Answers> answers) {
        ObjectNode root = JSON.createObjectNode();
        ArrayNode tables = root.putArray("tables");
        for (Drift drift : differences) {
            tables.addObject()
                    .put("node", Guid.text(drift.id().port().nodeGuid()))
                    .put("port", drift.id().port().number())
                    .put("table", drift.id().table().name())
                    .put("number", drift.id().number())
                    .put("wanted", drift.wanted().toString())
                    .put("found", drift.found().map(BlockValue::toString).orElse(null));
        }
        answers.ifPresent(found -> {
            found.addTo(root.putArray("rules"));
            found.counts().addTo(root.putObject("sa"));
        });
        return root.toPrettyString();
    }
}
