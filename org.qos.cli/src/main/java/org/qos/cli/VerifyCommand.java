package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.List;
import java.util.concurrent.Callable;
import org.qos.cli.help.Examples;
import org.qos.cli.program.DriftText;
import org.qos.fabric.program.BlockValue;
import org.qos.fabric.program.Drift;
import org.qos.fabric.program.LiveSubnet;
import org.qos.fabric.program.ProgrammedPolicy;
import org.qos.runtime.value.Guid;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos verify}: compares the tables of a live fabric with the policy. */
@Command(
        name = "verify",
        description = "Compare the SL2VL and VL arbitration tables of the live fabric with the qos-setup of a policy.",
        footer = {"Prints each table that differs. Exits with 1 if there is one. Nothing is set."})
@Examples({"qos verify --policy policy.qos", "qos verify --policy policy.qos --format json"})
final class VerifyCommand implements Callable<Integer> {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Console console;

    @Option(names = "--high-limit", description = "Compare VLHighLimit, too.")
    private boolean highLimit;

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
    public Integer call() throws JsonProcessingException {
        ProgrammedPolicy wanted = PolicyOption.programmed(policy.load(console));
        LiveSubnet.Reading reading = live.with(console, output.quiet(), LiveSubnet::read);
        List<Drift> all = Drift.of(wanted.plan(reading.state()));
        List<Drift> differences =
                all.stream().filter(drift -> highLimit || !drift.isLimit()).toList();
        new ReadingReport(console, output.quiet()).print(reading, all.size() - differences.size());
        if (format == TextFormat.JSON) {
            console.out().println(json(differences));
        } else {
            new DriftText(reading.state().fabric())
                    .each(differences)
                    .forEach(line -> console.print(line + "\n"));
        }
        return differences.isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }

    private static String json(List<Drift> differences) throws JsonProcessingException {
        ArrayNode all = JSON.createArrayNode();
        for (Drift drift : differences) {
            all.addObject()
                    .put("node", Guid.text(drift.id().port().nodeGuid()))
                    .put("port", drift.id().port().number())
                    .put("table", drift.id().table().name())
                    .put("number", drift.id().number())
                    .put("wanted", drift.wanted().toString())
                    .put("found", drift.found().map(BlockValue::toString).orElse(null));
        }
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(all);
    }
}
