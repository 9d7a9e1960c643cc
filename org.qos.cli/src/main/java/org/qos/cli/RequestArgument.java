package org.qos.cli;

import java.util.List;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestToken;
import picocli.CommandLine.Parameters;

/** The request at the end of a command, in words as the shell cuts them or as one quoted text. */
final class RequestArgument {

    @Parameters(arity = "1..*", paramLabel = "REQUEST", description = "The request, in words or as one quoted text.")
    private List<String> words;

    /** One argument alone is the whole sentence, since the shortest has four words. */
    PathRequest parse() throws RequestSyntaxException {
        return words.size() == 1
                ? RequestParser.parse(words.get(0))
                : RequestParser.parse(words.stream().map(RequestToken::ofArgument).toList());
    }

    /** What the user is told about a request that cannot be understood, or that the site cannot have. */
    static CommandFailed wrongUsage(RequestSyntaxException malformed) {
        return CommandFailed.usage("the request" + (malformed.token() > 0 ? ", token " + malformed.token() : "") + ": "
                + malformed.getMessage());
    }
}
