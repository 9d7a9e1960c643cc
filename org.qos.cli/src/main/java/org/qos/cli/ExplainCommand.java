package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.analysis.explanation.Explainer;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.PairClass;
import org.qos.analysis.explanation.PairClasses;
import org.qos.analysis.explanation.Route;
import org.qos.analysis.explanation.page.ExplanationPage;
import org.qos.analysis.explanation.page.Page;
import org.qos.analysis.explanation.page.PairsPage;
import org.qos.analysis.explanation.page.RoutePage;
import org.qos.cli.explain.ExplanationJson;
import org.qos.cli.report.Printable;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.request.EndPorts;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos explain}: why a request gets its level. */
@Command(
        name = "explain",
        description = "Say which rule gives a path request its level, and why each earlier rule did not.",
        footer = {
            "",
            "A request is: from END to END, then any of service N, class N, tclass N, pkey N, sl N, mtu SEL N,"
                    + " rate SEL N, life SEL N, reversible, numb-path N, client NAME. An END is a port GUID (0x...),"
                    + " a LID, a GID, a port name ('node description/P1'), group NAME or any; SEL is <, >, = or"
                    + " largest. With a group or any the levels of all pairs of ports are counted. Where the fabric"
                    + " is a folder with forwarding tables, the VL at each hop is printed too. docs/requests.md has"
                    + " more."
        })
final class ExplainCommand implements Callable<Integer> {

    private final Console console;

    @Option(names = "--policy", required = true, paramLabel = "F", description = "The policy, in either spelling.")
    private Path policy;

    @Option(names = "--format", defaultValue = "text", description = "One of ${COMPLETION-CANDIDATES}.")
    private Form form;

    @Option(
            names = "--opts",
            paramLabel = "F",
            description = "OpenSM's option file: whether QoS is on, which P_Keys ports have, which VLs SLs take."
                    + " Without it QoS is on and every other option has its default.")
    private Optional<Path> opts = Optional.empty();

    @Mixin
    private RequestArgument argument;

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
            PathRequest request = argument.parse();
            Site bound = Site.read(console, policy, site);
            SmOptions options = Routing.options(console, opts);
            BoundPolicy groups = bound.bound();
            if (!output.quiet()) {
                new BindingReport(console, bound.places()).print(groups.notes());
            }
            if (request.isBetweenPorts()) {
                printOne(bound, options, groups, request.toQuery(groups.fabric(), groups.partitions()));
            } else {
                if (!options.qos()) {
                    console.err()
                            .println(opts.orElseThrow() + ": warning: QoS is off, so that OpenSM does not read the"
                                    + " policy; with it on, this would hold");
                }
                printPairs(bound, groups, request);
            }
            return ExitCode.CLEAN;
        } catch (RequestSyntaxException malformed) {
            throw RequestArgument.wrongUsage(malformed);
        }
    }

    private void printOne(Site site, SmOptions options, BoundPolicy groups, PathQuery query)
            throws JsonProcessingException {
        Explanation explanation = new Explainer(groups, options).explain(query);
        Optional<Route> route = route(site, options, groups, explanation);
        if (form == Form.JSON) {
            new ExplanationJson(console.out(), site.fabric(), site.places()::of).print(explanation, route);
        } else {
            Page page = new ExplanationPage(site.fabric(), site.places()::of).of(explanation);
            print(route.map(RoutePage::of).map(page::and).orElse(page));
        }
    }

    /** The way of the path, where the fabric knows its ports and its forwarding tables; the source asks for it. */
    private Optional<Route> route(Site site, SmOptions options, BoundPolicy groups, Explanation explanation) {
        int source = groups.fabric().endpointIndex(explanation.request().sourceGuid());
        if (source < 0 || site.snapshot().forwarding().isEmpty()) {
            return Optional.empty();
        }
        PathResolver resolver =
                new PathResolver(Routing.subnet(site, options), Optional.of(CompiledPolicy.of(groups)), Profile.OPENSM);
        return Optional.of(Route.of(resolver, resolver.resolve(explanation.query(), source)));
    }

    private void printPairs(Site site, BoundPolicy groups, PathRequest request)
            throws RequestSyntaxException, JsonProcessingException {
        EndPorts ends = new EndPorts(groups);
        List<Long> sources = ends.sources(request);
        List<Long> destinations = ends.destinations(request);
        List<PairClass> classes = new PairClasses(groups, CompiledPolicy.of(groups)).of(request, sources, destinations);
        if (form == Form.JSON) {
            new ExplanationJson(console.out(), site.fabric(), site.places()::of)
                    .print(sources.size(), destinations.size(), classes);
        } else {
            print(new PairsPage(sources.size(), destinations.size(), classes).in(site.fabric()));
        }
    }

    private void print(Page page) {
        page.lines().stream().map(Printable::of).forEach(console.out()::println);
    }
}
