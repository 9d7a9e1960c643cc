package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.Optional;
import java.util.function.Function;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.path.PathJson;
import org.qos.cli.path.PathText;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.request.RequestCommand;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.Assumption;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.path.resolve.TableSource;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.PortFinder;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.value.Guid;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code qos path}: the path that a request gets, hop by hop, or why there is none. */
@Command(
        name = "path",
        description = "Print the path that a request gets and the VL, MTU, rate and share at each hop.",
        footer = {
            RequestCommand.SYNTAX + " The forwarding tables are needed: pass a folder with --fabric that has"
                    + " opensm-lfts.dump, or the output of dump_fts, next to the snapshot. Without a path the reason is"
                    + " printed, and the exit code is 1."
        })
@Examples("qos path --policy policy.qos --fabric . from 'cn01 HCA-1/P1' to 'oss1 HCA-1/P1' service tcp:987")
final class PathCommand extends RequestCommand {

    @Option(
            names = "--profile",
            defaultValue = "opensm",
            paramLabel = "opensm|rfc",
            description = "Answer as OpenSM does, or as the RFC requires (default: ${DEFAULT-VALUE}).")
    private Profile profile;

    @Option(
            names = "--requester",
            paramLabel = "PORT",
            description = "The port that sends the query, by GUID (0x...), LID or name (default: the source of the"
                    + " path).")
    private Optional<String> requester = Optional.empty();

    PathCommand(Console console) {
        super(console);
    }

    @Override
    protected void requireUsable(LoadedPolicy loaded) {
        if (loaded.fabric().isEmpty()) {
            throw CommandFailed.usage("a path needs a fabric; pass one with --fabric.");
        }
        if (loaded.context().snapshot().state().forwarding().isEmpty()) {
            throw CommandFailed.failed(snapshot(loaded) + ": forwarding tables are unknown; pass a folder that has"
                    + " opensm-lfts.dump (OpenSM writes it with log flag 0x40), or the output of dump_fts, next to"
                    + " the snapshot.");
        }
    }

    private String snapshot(LoadedPolicy loaded) {
        return loaded.context().fabricFile().map(console()::name).orElse("--fabric");
    }

    @Override
    protected int answer(PathRequest request, LoadedPolicy loaded)
            throws RequestSyntaxException, JsonProcessingException {
        if (!quiet()) {
            loaded.reportTables(console());
        }
        PathResolver resolver =
                new PathResolver(loaded.routedSubnet(), Optional.of(CompiledPolicy.of(loaded.bound())), profile);
        PathQuery query = request.toQuery(
                loaded.fabric(),
                loaded.partitions(),
                resolver.subnet().options().subnetPrefix());
        return print(loaded, resolver, resolver.resolve(query, requester(loaded.fabric(), query)));
    }

    private int requester(Fabric fabric, PathQuery query) throws RequestSyntaxException {
        long guid = requester.isPresent() ? new PortFinder(fabric).guid(requester.get()) : source(fabric, query);
        int index = fabric.endpointIndex(guid);
        if (index < 0) {
            throw CommandFailed.usage("the fabric has no port " + Guid.text(guid) + " that could be the requester.");
        }
        return index;
    }

    private static long source(Fabric fabric, PathQuery query) {
        return query.has(PathComponent.SGID)
                ? query.values().sgid().interfaceId()
                : fabric.portByLid(query.values().slid()).map(Port::guid).orElse(0L);
    }

    private int print(LoadedPolicy loaded, PathResolver resolver, Resolution answer) throws JsonProcessingException {
        ExpectedTables tables = loaded.expectedTables(resolver.subnet());
        if (asJson()) {
            new PathJson(console().out(), resolver, tables, loaded.places()::of).print(answer);
        } else {
            Function<TableSource, String> sources = source -> loaded.source(source, console());
            new PathText(console().out(), resolver, loaded.places()::of, tables, sources).print(answer);
        }
        if (answer instanceof Resolution.Path path) {
            note(loaded, path);
            return ExitCode.CLEAN;
        }
        return answer instanceof Resolution.Refused ? ExitCode.FINDINGS : ExitCode.FAILED;
    }

    private void note(LoadedPolicy loaded, Resolution.Path path) {
        if (!quiet()) {
            path.assumed().stream()
                    .sorted()
                    .forEach(assumed -> console().err().println(snapshot(loaded) + ": note: " + note(assumed)));
        }
    }

    private static String note(Assumption assumed) {
        return switch (assumed) {
            case MTU -> "the snapshot does not have the MTU of every port on the path; 2048 bytes are assumed there";
            case RATE -> "the snapshot does not have the rate of any link on the path; 10 Gb/s is assumed";
        };
    }
}
