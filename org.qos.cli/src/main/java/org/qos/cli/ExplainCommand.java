package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.qos.analysis.explanation.Explainer;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.PairClass;
import org.qos.analysis.explanation.PairClasses;
import org.qos.cli.explain.ExplanationJson;
import org.qos.cli.explain.ExplanationText;
import org.qos.cli.explain.PairsText;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.request.EndPorts;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.request.SentenceParser;
import org.qos.runtime.request.Word;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos explain}: why a request gets its level. */
@Command(
        name = "explain",
        description = "Say which rule gives a path request its level, and why each earlier rule did not.",
        footer = {
            "",
            "A request is: from END to END, then any of service N, class N, tclass N, pkey N, sl N, mtu SEL N,",
            "rate SEL N, life SEL N, reversible, numb-path N, client NAME. An END is a port GUID (0x...), a LID, a GID,",
            "a port name ('node description/P1'), group NAME or any; SEL is <, >, = or largest. With a group or any the",
            "levels of all pairs of ports are counted. docs/requests.md has more."
        })
final class ExplainCommand implements Callable<Integer> {

    private final Console console;

    @Option(names = "--policy", required = true, paramLabel = "F", description = "The policy, in either spelling.")
    private Path policy;

    @Option(names = "--format", defaultValue = "text", description = "One of ${COMPLETION-CANDIDATES}.")
    private Form form;

    @Parameters(arity = "1..*", paramLabel = "REQUEST", description = "The request, in words or as one quoted text.")
    private List<String> words;

    @Mixin
    private SiteOptions site;

    @Mixin
    private OutputOptions output;

    /** How explanations are printed. */
    private enum Form {
        TEXT,
        JSON
    }

    ExplainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws JsonProcessingException {
        try {
            PathRequest request = parse();
            Site bound = Site.read(console, policy, site);
            BoundPolicy groups = bound.bound();
            if (!output.quiet()) {
                new BindingReport(console, bound.places()).print(groups.notes());
            }
            if (request.isBetweenPorts()) {
                Explanation explanation =
                        new Explainer(groups).explain(request.toQuery(groups.fabric(), groups.partitions()));
                print(bound, explanation);
            } else {
                printPairs(bound, groups, request);
            }
            return ExitCode.CLEAN;
        } catch (RequestSyntaxException malformed) {
            throw CommandFailed.usage(message(malformed));
        }
    }

    /** One argument alone is the whole sentence, since the shortest has four words. */
    private PathRequest parse() throws RequestSyntaxException {
        return words.size() == 1
                ? SentenceParser.parse(words.get(0))
                : SentenceParser.parse(words.stream().map(Word::ofArgument).toList());
    }

    private static String message(RequestSyntaxException malformed) {
        return "the request" + (malformed.word() > 0 ? ", word " + malformed.word() : "") + ": "
                + malformed.getMessage();
    }

    private void print(Site site, Explanation explanation) throws JsonProcessingException {
        if (form == Form.JSON) {
            new ExplanationJson(console.out(), site.fabric(), site.places()::of).print(explanation);
        } else {
            new ExplanationText(console.out(), site.fabric(), site.places()::of).print(explanation);
        }
    }

    private void printPairs(Site site, BoundPolicy groups, PathRequest request)
            throws RequestSyntaxException, JsonProcessingException {
        EndPorts ends = new EndPorts(groups);
        List<Long> sources = ends.of(request.from());
        List<Long> destinations = ends.of(request.to());
        List<PairClass> classes =
                new PairClasses(groups, new ReferenceMatcher(groups)).of(request, sources, destinations);
        if (form == Form.JSON) {
            new ExplanationJson(console.out(), site.fabric(), site.places()::of)
                    .print(sources.size(), destinations.size(), classes);
        } else {
            new PairsText(console.out(), site.fabric()).print(sources.size(), destinations.size(), classes);
        }
    }
}
