package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import java.util.Optional;
import org.qos.analysis.explanation.Explainer;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.PairClass;
import org.qos.analysis.explanation.PairClasses;
import org.qos.analysis.explanation.Route;
import org.qos.analysis.explanation.page.ExplanationPage;
import org.qos.analysis.explanation.page.Page;
import org.qos.analysis.explanation.page.PairsPage;
import org.qos.analysis.explanation.page.RoutePage;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.explain.ExplanationJson;
import org.qos.cli.help.Examples;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.request.RequestCommand;
import org.qos.dsl.language.Printable;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.request.EndPorts;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;
import picocli.CommandLine.Command;

/** {@code qos explain}: why a request gets its level. */
@Command(
        name = "explain",
        description = "Explain which rule gives a path request its level, and why earlier rules do not match.",
        footer = {
            RequestCommand.SYNTAX
                    + " In explain an END can also be group NAME or any: then the levels of all pairs of ports"
                    + " are counted, without pairs that share no partition, because OpenSM gives them no path."
                    + " If the fabric is a folder with forwarding tables, the VL at each hop is printed, too."
        })
@Examples("qos explain --policy policy.qos from 'cn01 HCA-1/P1' to 'oss1 HCA-1/P1' service tcp:987")
final class ExplainCommand extends RequestCommand {

    ExplainCommand(Console console) {
        super(console);
    }

    @Override
    protected void requireUsable(LoadedPolicy loaded) {}

    @Override
    protected int answer(PathRequest request, LoadedPolicy loaded)
            throws RequestSyntaxException, JsonProcessingException {
        BoundPolicy groups = loaded.bound();
        if (request.isBetweenPorts()) {
            printOne(loaded, groups, request.toQuery(groups.fabric(), groups.partitions()));
        } else {
            if (!loaded.options().qos()) {
                console()
                        .err()
                        .println(
                                loaded.optionFile(console()) + ": warning: QoS is off, so that OpenSM does not read the"
                                        + " policy; the answer holds with QoS on");
            }
            printPairs(loaded, groups, request);
        }
        return ExitCode.CLEAN;
    }

    private void printOne(LoadedPolicy loaded, BoundPolicy groups, PathQuery query) throws JsonProcessingException {
        Explanation explanation = new Explainer(groups, loaded.options()).explain(query);
        Optional<Route> route = route(loaded, groups, explanation);
        if (asJson()) {
            new ExplanationJson(console().out(), loaded.fabric(), loaded.places()::of).print(explanation, route);
        } else {
            Page page = new ExplanationPage(loaded.fabric(), loaded.places()::of).of(explanation);
            print(route.map(RoutePage::of).map(page::and).orElse(page));
        }
    }

    /** The route of the path, where the fabric knows its ports and its forwarding tables; the source asks for it. */
    private Optional<Route> route(LoadedPolicy loaded, BoundPolicy groups, Explanation explanation) {
        int source = groups.fabric().endpointIndex(explanation.request().sourceGuid());
        if (source < 0 || loaded.context().snapshot().state().forwarding().isEmpty()) {
            return Optional.empty();
        }
        if (!quiet()) {
            loaded.reportTables(console());
        }
        PathResolver resolver =
                new PathResolver(loaded.routedSubnet(), Optional.of(CompiledPolicy.of(groups)), Profile.OPENSM);
        return Optional.of(Route.of(
                resolver, resolver.resolve(explanation.query(), source), loaded.expectedTables(resolver.subnet())));
    }

    private void printPairs(LoadedPolicy loaded, BoundPolicy groups, PathRequest request)
            throws RequestSyntaxException, JsonProcessingException {
        EndPorts ends = new EndPorts(groups);
        List<Long> sources = ends.sources(request);
        List<Long> destinations = ends.destinations(request);
        List<PairClass> classes = new PairClasses(groups, CompiledPolicy.of(groups)).of(request, sources, destinations);
        PairsPage page = new PairsPage(sources.size(), destinations.size(), classes);
        if (asJson()) {
            new ExplanationJson(console().out(), loaded.fabric(), loaded.places()::of).print(page);
        } else {
            print(page.in(loaded.fabric()));
        }
    }

    private void print(Page page) {
        page.lines().stream().map(Printable::of).forEach(console().out()::println);
    }
}
