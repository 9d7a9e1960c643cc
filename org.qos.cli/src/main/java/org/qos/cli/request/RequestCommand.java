package org.qos.cli.request;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.option.TextFormat;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command that answers one path request with a policy. */
public abstract class RequestCommand implements Callable<Integer> {

    /** What both commands say about requests. */
    public static final String SYNTAX =
            "A request is: from END to END, then any of service N, class N, tclass N, pkey N, sl N,"
                    + " mtu SEL N, rate SEL N, life SEL N, reversible, numb-path N, client NAME. An END is a port GUID (0x...), a LID,"
                    + " a GID or a port name ('node description/P1'); SEL is <, >, = or largest. docs/requests.md has more.";

    private final Console console;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How the answer is printed (default: ${DEFAULT-VALUE}).")
    private TextFormat format;

    @Mixin
    private RequestArgument argument;

    @Mixin
    private PolicyOption policy;

    @Mixin
    private OutputOptions output;

    /** A command that prints on a console. */
    protected RequestCommand(Console console) {
        this.console = console;
    }

    @Override
    public final Integer call() throws JsonProcessingException {
        try {
            PathRequest request = argument.parse();
            LoadedPolicy loaded = policy.loadWithOptions(console);
            requireUsable(loaded);
            if (!output.quiet()) {
                loaded.reportBinding(console);
            }
            return answer(request, loaded);
        } catch (RequestSyntaxException malformed) {
            throw RequestArgument.wrongUsage(malformed);
        }
    }

    /**
     * Goes on only with what can be answered from.
     *
     * @throws CommandFailed when something is missing
     */
    protected abstract void requireUsable(LoadedPolicy loaded);

    /**
     * Prints the answer.
     *
     * @return the exit code
     * @throws RequestSyntaxException when the fabric does not know what the request names
     */
    protected abstract int answer(PathRequest request, LoadedPolicy loaded)
            throws RequestSyntaxException, JsonProcessingException;

    /** Where the command prints. */
    protected Console console() {
        return console;
    }

    /** Whether the answer is printed as JSON. */
    protected boolean asJson() {
        return format == TextFormat.JSON;
    }

    /** Whether only results and errors are printed. */
    protected boolean quiet() {
        return output.quiet();
    }
}
