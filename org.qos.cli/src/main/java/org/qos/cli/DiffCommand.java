package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.difference.ComparedPorts;
import org.qos.analysis.difference.ComparedSide;
import org.qos.analysis.difference.PolicyComparison;
import org.qos.analysis.difference.PolicyDifference;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.diff.DiffFormat;
import org.qos.cli.diff.DiffJson;
import org.qos.cli.diff.DiffMarkdown;
import org.qos.cli.diff.DiffSide;
import org.qos.cli.diff.DiffSources;
import org.qos.cli.diff.DiffText;
import org.qos.cli.help.Examples;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.language.Printable;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos diff}: which requests two policies treat differently, and what else differs between them. */
@Command(
        name = "diff",
        description =
                "Print what two policies treat differently, by meaning and not by text: the requests that get another"
                        + " level, each class of them with a request that shows it, and the tables, partitions and options that"
                        + " differ.",
        footer = {
            "A and B are policies in either syntax, folders with a qos.yaml, or revisions in git: git:REV, or git:REV:PATH"
                    + " with a path from the top of the repository; without PATH it is that of the other argument. Partition file,"
                    + " options and fabric are those that belong to each side, unless an option names one for both.",
            "Exits with 1 if there is a difference; with --breaking, if there is one that lowers what is guaranteed: a lower"
                    + " MTU or rate limit, fewer P_Keys, a lower share of the link, the default level instead of a level, packets"
                    + " that are dropped, a lost P_Key. docs/diff.md has more."
        })
@Examples({"qos diff git:HEAD policy.qos", "qos diff --breaking --format github git:HEAD:policy.qos policy.qos"})
final class DiffCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            index = "0",
            paramLabel = "A",
            description = "The old side: a policy, a folder, git:REV or git:REV:PATH.")
    private String before;

    @Parameters(index = "1", paramLabel = "B", description = "The new side, likewise.")
    private String after;

    @Option(names = "--breaking", description = "Print only changes that lower what is guaranteed.")
    private boolean breaking;

    @Option(names = "--names", description = "Also report levels that differ only in their names.")
    private boolean names;

    @Option(names = "--all", description = "Print all classes of requests of each change.")
    private boolean all;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json|github|gitlab",
            description =
                    "How the difference is printed; github and gitlab: as a comment of a review in Markdown (default:"
                            + " ${DEFAULT-VALUE}).")
    private DiffFormat format;

    @Mixin
    private ContextOptions context;

    @Mixin
    private OutputOptions output;

    DiffCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws JsonProcessingException {
        try (DiffSources sources = new DiffSources(console, context)) {
            LoadedPolicy old = sources.read(before, after);
            LoadedPolicy now = sources.read(after, before);
            PolicyDifference found = compared(old, now);
            PolicyDifference difference = breaking ? found.breaking() : found;
            if (!output.quiet()) {
                report(old, now, difference.ports());
            }
            OptionalInt omitted =
                    breaking ? OptionalInt.of(found.changes() - difference.changes()) : OptionalInt.empty();
            print(difference, side(old, before), side(now, after), omitted);
            return difference.isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
        }
    }

    private PolicyDifference compared(LoadedPolicy old, LoadedPolicy now) {
        try {
            return PolicyComparison.of(side(old), side(now), names, listener());
        } catch (DecisionLimitException tooComplex) {
            throw CommandFailed.failed(tooComplex.getMessage() + ".");
        }
    }

    private DecisionProgress listener() {
        Progress progress = output.progress(console);
        return new DecisionProgress() {
            @Override
            public void done(int rules, int of) {
                progress.show(() -> rules + " of " + of + " rules compared");
            }

            @Override
            public void counted(int classes, int of) {
                progress.show(() -> "pairs of ports of " + classes + " of " + of + " classes counted");
            }
        };
    }

    private static ComparedSide side(LoadedPolicy loaded) {
        return new ComparedSide(
                loaded.policy(),
                loaded.fabric(),
                loaded.partitions(),
                loaded.context().fabricContext().options());
    }

    private static DiffSide side(LoadedPolicy loaded, String argument) {
        return new DiffSide(argument, loaded.policy(), loaded.places()::of);
    }

    private void print(PolicyDifference difference, DiffSide old, DiffSide now, OptionalInt omitted)
            throws JsonProcessingException {
        switch (format) {
            case TEXT ->
                new DiffText(old, now, all, omitted)
                        .of(difference).stream().map(Printable::of).forEach(console.out()::println);
            case JSON -> console.out().println(new DiffJson(old, now).of(difference));
            case GITHUB -> print(new DiffMarkdown(old, now, DiffMarkdown.Service.GITHUB, omitted), difference);
            case GITLAB -> print(new DiffMarkdown(old, now, DiffMarkdown.Service.GITLAB, omitted), difference);
        }
    }

    private void print(DiffMarkdown comment, PolicyDifference difference) {
        console.print(comment.of(difference));
    }

    /** How groups fail to bind, and between which ports the requests are. */
    private void report(LoadedPolicy old, LoadedPolicy now, ComparedPorts ports) {
        switch (ports.basis()) {
            case ONE_FABRIC -> {
                old.reportBinding(console);
                now.reportBinding(console);
            }
            case TWO_FABRICS -> {
                old.reportBinding(console);
                now.reportBinding(console);
                console.err()
                        .println("note: the sides have different fabrics; requests between the "
                                + ports.fabric().endpoints().size() + " ports that both have are compared; "
                                + ports.onlyBefore() + " more in the fabric of A, " + ports.onlyAfter()
                                + " more in that of B");
            }
            case NO_FABRIC ->
                console.err()
                        .println("note: no fabric is known, so that pairs of ports are not counted, and ports that two"
                                + " entries of groups select are not compared; pass --fabric");
        }
        reportAbsence(old, now, DocumentContext::options, "option file: OpenSM's defaults count for it, with qos TRUE");
        reportAbsence(
                old, now, DocumentContext::partitions, "partition file: OpenSM's default partition counts for it");
        if (Stream.of(old, now).anyMatch(DiffCommand::isSelfUnknown)) {
            console.err()
                    .println(
                            "note: the subnet manager's port is not known, so that SELF in partitions selects none, and"
                                    + " requests that only it may send or receive are left out; pass --sm");
        }
    }

    /** Says which side alone has no file of a kind; its differences are then those from what OpenSM does without one. */
    private void reportAbsence(
            LoadedPolicy old,
            LoadedPolicy now,
            Function<DocumentContext, Optional<ContextFile>> kind,
            String consequence) {
        boolean before = kind.apply(old.context()).isPresent();
        if (before != kind.apply(now.context()).isPresent()) {
            console.err().println("note: " + (before ? "B" : "A") + " has no " + consequence);
        }
    }

    /** Whether a partition gives the subnet manager's port what it does not give to all ports, and no port is known to be it. */
    private static boolean isSelfUnknown(LoadedPolicy side) {
        return !side.fabric().isEmpty()
                && side.fabric().smPort().isEmpty()
                && side.partitions().partitions().stream()
                        .anyMatch(partition -> partition.selects(PartitionMember.Selection.SELF)
                                && !hasAllPortsAsFullMembers(partition));
    }

    private static boolean hasAllPortsAsFullMembers(Partition partition) {
        return partition.members().stream()
                .anyMatch(member ->
                        member.ports() == PartitionMember.Selection.ALL && member.membership() == Membership.FULL);
    }
}
