package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.path.PathJson;
import org.qos.cli.path.PathText;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.PortFinder;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.value.Guid;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos path}: the path that a request gets, hop by hop, or why there is none. */
@Command(
        name = "path",
        description = "Print the path that a request gets and the VL, MTU, rate and share at each hop.",
        footer = {
            "",
            "A request is: from END to END, then any of service N, class N, tclass N, pkey N, sl N, mtu SEL N,"
                    + " rate SEL N, life SEL N, reversible, numb-path N, client NAME; docs/requests.md has more."
                    + " Needed are the forwarding tables: name a folder with --fabric that has opensm-lfts.dump, or"
                    + " the output of dump_fts, beside the snapshot. Without a path the reason is printed, and the"
                    + " exit code is 1."
        })
final class PathCommand implements Callable<Integer> {

    private final Console console;

    @Option(names = "--policy", required = true, paramLabel = "F", description = "The policy, in either spelling.")
    private Path policy;

    @Option(
            names = "--opts",
            paramLabel = "F",
            description = "OpenSM's option file. Without it QoS is on and every other option has its default.")
    private Optional<Path> opts = Optional.empty();

    @Option(
            names = "--profile",
            defaultValue = "opensm",
            paramLabel = "P",
            description = "opensm answers as OpenSM does, rfc as the RFC asks.")
    private Profile profile;

    @Option(
            names = "--requester",
            paramLabel = "PORT",
            description = "The port that asks, by GUID (0x...), LID or name. Without it the source of the path.")
    private Optional<String> requester = Optional.empty();

    @Option(names = "--format", defaultValue = "text", description = "One of ${COMPLETION-CANDIDATES}.")
    private Form form;

    @Mixin
    private RequestArgument argument;

    @Mixin
    private SiteOptions site;

    @Mixin
    private OutputOptions output;

    /** How answers are printed. */
    private enum Form {
        TEXT,
        JSON
    }

    PathCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws JsonProcessingException {
        try {
            PathRequest request = argument.parse();
            Site read = Site.read(console, policy, site);
            requireTables(read);
            BoundPolicy bound = read.bound();
            if (!output.quiet()) {
                new BindingReport(console, read.places()).print(bound.notes());
            }
            PathResolver resolver = new PathResolver(
                    Routing.subnet(read, Routing.options(console, opts)),
                    Optional.of(CompiledPolicy.of(bound)),
                    profile);
            PathQuery query = request.toQuery(read.fabric(), read.partitions());
            return print(read, resolver, resolver.resolve(query, requester(read.fabric(), query)));
        } catch (RequestSyntaxException malformed) {
            throw RequestArgument.wrongUsage(malformed);
        }
    }

    private void requireTables(Site read) {
        if (read.fabric().isEmpty()) {
            throw CommandFailed.usage("a path needs a fabric; name one with --fabric.");
        }
        if (read.snapshot().forwarding().isEmpty()) {
            throw CommandFailed.failed(
                    site.fabric().orElseThrow() + ": no forwarding tables are known; name a folder that"
                            + " has opensm-lfts.dump (OpenSM writes it with log flag 0x40), or the output of dump_fts, beside the"
                            + " snapshot.");
        }
    }

    private int requester(Fabric fabric, PathQuery query) throws RequestSyntaxException {
        long guid = requester.isPresent() ? new PortFinder(fabric).guid(requester.get()) : source(fabric, query);
        int index = fabric.endpointIndex(guid);
        if (index < 0) {
            throw CommandFailed.usage(
                    "the fabric has no port " + Guid.text(guid) + ", which is to ask for the path.");
        }
        return index;
    }

    private static long source(Fabric fabric, PathQuery query) {
        return query.has(PathComponent.SGID)
                ? query.values().sgid().interfaceId()
                : fabric.portByLid(query.values().slid()).map(Port::guid).orElse(0L);
    }

    private int print(Site read, PathResolver resolver, Resolution answer) throws JsonProcessingException {
        if (form == Form.JSON) {
            new PathJson(console.out(), resolver, read.places()::of).print(answer);
        } else {
            new PathText(console.out(), resolver, read.places()::of).print(answer);
        }
        if (answer instanceof Resolution.Path path) {
            note(path);
            return ExitCode.CLEAN;
        }
        return answer instanceof Resolution.Refused ? ExitCode.FINDINGS : ExitCode.FAILED;
    }

    private void note(Resolution.Path path) {
        if (path.assumed() && !output.quiet()) {
            console.err()
                    .println(site.fabric().orElseThrow()
                            + ": note: it does not tell the MTU (or the rate) of every port on"
                            + " the path; 2048 bytes (10 Gb/s) are taken where it does not");
        }
    }
}
