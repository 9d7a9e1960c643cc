package org.qos.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.LongAdder;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.input.InputFiles;
import org.qos.cli.match.MatchEngine;
import org.qos.cli.match.MatchStatistics;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.language.Printable;
import org.qos.fabric.file.FileInput;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.request.QueryReader;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.value.Guid;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos match}: the level, the SL and the rule for each request of a file. */
@Command(
        name = "match",
        description = "Print the level, SL and rule of each request of a file, separated by tabs.",
        footer = {
            "A request is a line: source, destination, Service-ID, QoS-Class, P_Key and, when it has one, TClass;"
                    + " '-' for a field that the request does not set. Source and destination are port GUIDs"
                    + " (0x...), LIDs, GIDs or port names ('\"node description/P1\"'). In a level"
                    + " name, \\ is \\\\, and control characters are \\x09 for a tab, \\x0a for a line feed and so on."
        })
@Examples("qos match --policy policy.qos --queries queries.txt")
final class MatchCommand implements Callable<Integer> {

    /** The maximum size of a file of requests, which are answered one after the other. */
    private static final long MAX_BYTES = 1L << 32;

    /** How many malformed lines are reported. */
    private static final int MAX_ERRORS = 20;

    private final Console console;
    private final LongAdder answers = new LongAdder();

    @Option(
            names = "--queries",
            required = true,
            paramLabel = "FILE",
            description = "The requests, one per line; - is standard input.")
    private Path queries;

    @Option(
            names = "--engine",
            paramLabel = "compiled|reference",
            description = "The matcher to use (default: ${DEFAULT-VALUE}).",
            defaultValue = "compiled")
    private MatchEngine engine;

    @Option(
            names = "--stats",
            description =
                    "Also repeat the requests until the time per request is steady, and print on standard error that"
                            + " time and the size of the compiled policy.")
    private boolean stats;

    @Mixin
    private PolicyOption policy;

    @Mixin
    private OutputOptions output;

    MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        requireOneFromStandardInput();
        Progress progress = output.progress(console);
        progress.show("reading the policy and its context");
        LoadedPolicy loaded = policy.load(console);
        BoundPolicy groups = loaded.bound();
        if (!output.quiet()) {
            loaded.reportBinding(console);
        }
        progress.show("compiling the policy");
        Matcher matcher = engine.matcher(groups);
        showAnswers(progress);
        List<Request> answered =
                policy.context().inputs(console).reading(queries, path -> answer(path, loaded, matcher));
        if (stats) {
            progress.show("repeating " + queries + " until the time per request is steady");
            console.err().println(new MatchStatistics(matcher, answered).line());
        }
        return ExitCode.CLEAN;
    }

    private void requireOneFromStandardInput() {
        if (InputFiles.isStandardInput(queries) && policy.isStandardInput()) {
            throw CommandFailed.usage("--policy and --queries cannot both be standard input.");
        }
    }

    /** On a terminal that shows the answers they are progress enough, and the line would be between them. */
    private void showAnswers(Progress progress) {
        if (console.terminal().output()) {
            progress.end();
        } else {
            String file = InputFiles.isStandardInput(queries) ? "standard input" : queries.toString();
            progress.show(() -> file + ": " + answers.sum() + " requests matched");
        }
    }

    /** Answers the requests and returns those that statistics need. */
    private List<Request> answer(Path path, LoadedPolicy loaded, Matcher matcher) throws IOException {
        List<Request> answered = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                InputFiles.isStandardInput(queries) ? console.in() : FileInput.openLines(path, MAX_BYTES),
                StandardCharsets.UTF_8.newDecoder()))) {
            QueryReader reader = new QueryReader(lines, loaded.fabric());
            try {
                for (Optional<Request> request = reader.next(); request.isPresent(); request = reader.next()) {
                    print(matcher.match(request.get()));
                    answers.increment();
                    if (stats) {
                        answered.add(request.get());
                    }
                }
            } catch (RequestSyntaxException malformed) {
                throw failed(malformed, reader);
            }
            warnOfUnknown(reader.unknownGuids());
        }
        return answered;
    }

    /** Reports what is wrong with the queries; none is answered after the first error. */
    private CommandFailed failed(RequestSyntaxException first, QueryReader reader) throws IOException {
        RequestSyntaxException last = first;
        for (int errors = 1; errors < MAX_ERRORS; errors++) {
            Optional<RequestSyntaxException> next = reader.nextError();
            if (next.isEmpty()) {
                return CommandFailed.failed(text(last));
            }
            console.err().println("qos: " + text(last));
            last = next.get();
        }
        console.err().println("qos: " + text(last));
        return CommandFailed.failed(queries + ": " + MAX_ERRORS + " errors so far; the rest is not read.");
    }

    private String text(RequestSyntaxException malformed) {
        return queries + ":" + malformed.line() + ": " + malformed.getMessage();
    }

    private void print(Match match) {
        console.out()
                .println(Printable.field(match.level().name()) + "\t"
                        + match.level().sl() + "\t" + (match.isDefault() ? "-" : match.rule()));
    }

    private void warnOfUnknown(Set<Long> guids) {
        if (!guids.isEmpty() && !output.quiet()) {
            console.err()
                    .println(queries + ": warning: " + guids.size()
                            + (guids.size() == 1 ? " GUID is" : " GUIDs are")
                            + " unknown to the fabric and therefore a member of no group; the first is "
                            + Guid.text(guids.iterator().next()));
        }
    }
}
