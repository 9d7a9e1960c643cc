package org.qos.cli.request;

import java.util.List;
import org.qos.cli.console.CommandFailed;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.request.RequestToken;
import picocli.CommandLine.Parameters;

/** The request at the end of a command, as several arguments or one quoted argument. */
final class RequestArgument {

    @Parameters(
            arity = "1..*",
            paramLabel = "REQUEST",
            description = "The request, as several arguments or one quoted argument.")
    private List<String> arguments;

    /** A single argument is the whole request, because the shortest request has four tokens. */
    PathRequest parse() throws RequestSyntaxException {
        return arguments.size() == 1
                ? RequestParser.parse(arguments.get(0))
                : RequestParser.parse(
                        arguments.stream().map(RequestToken::ofArgument).toList());
    }

    /** The message for a request that is malformed, or that names what the fabric does not have. */
    static CommandFailed wrongUsage(RequestSyntaxException malformed) {
        return CommandFailed.usage("the request" + (malformed.token() > 0 ? ", token " + malformed.token() : "") + ": "
                + malformed.getMessage());
    }
}
