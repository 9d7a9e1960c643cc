package org.qos.runtime.request;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Sl;

/**
 * Reads requests, which are written the same way on the command line, in tests of a policy and in editors:
 *
 * <pre>
 * REQUEST ::= "from" END "to" END { "service" N | "class" N | "tclass" N | "pkey" N | "sl" N | "mtu" SEL N
 *             | "rate" SEL N | "life" SEL N | "reversible" | "numb-path" N | "client" CLIENT }
 * END     ::= 0xGUID | LID | GID | "port name" | group "name" | any          SEL ::= &lt; | &gt; | = | largest
 * </pre>
 *
 * The parts may come in any order. No number follows {@code largest}.
 */
public final class RequestParser {

    /** The width of the MTU and rate codes of a request (IBTA vol. 1, 15.2.5.16); the answer says what a reserved code does. */
    private static final int SIX_BITS = 63;

    private final List<RequestToken> tokens;
    private int tokensRead;
    private final List<RequestSyntaxException> errors = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    private End from;
    private End to;
    private int fromToken;
    private int toToken;
    private OptionalLong serviceId = OptionalLong.empty();
    private OptionalInt qosClass = OptionalInt.empty();
    private OptionalInt tclass = OptionalInt.empty();
    private OptionalInt pkey = OptionalInt.empty();
    private OptionalInt sl = OptionalInt.empty();
    private Optional<Selected> mtu = Optional.empty();
    private Optional<Selected> rate = Optional.empty();
    private Optional<Selected> packetLife = Optional.empty();
    private boolean reversible;
    private OptionalInt numbPath = OptionalInt.empty();
    private Optional<Client> client = Optional.empty();

    private RequestParser(List<RequestToken> tokens) {
        this.tokens = List.copyOf(tokens);
    }

    /**
     * Reads a request that is in one text.
     *
     * @throws RequestSyntaxException when it is not a request
     */
    public static PathRequest parse(String request) throws RequestSyntaxException {
        return parse(RequestLexer.of(request));
    }

    /**
     * Reads a request that is cut into tokens, as a shell passes it.
     *
     * @throws RequestSyntaxException when it is not a request
     */
    public static PathRequest parse(List<RequestToken> tokens) throws RequestSyntaxException {
        RequestParser parser = new RequestParser(tokens);
        parser.readParts();
        if (!parser.errors.isEmpty()) {
            throw parser.errors.get(0);
        }
        return parser.request();
    }

    /** All that is wrong with a request, in its order; of a part the first error. Empty if it is a request. */
    public static List<RequestSyntaxException> errors(List<RequestToken> tokens) {
        RequestParser parser = new RequestParser(tokens);
        parser.readParts();
        return List.copyOf(parser.errors);
    }

    private PathRequest request() {
        return new PathRequest(
                from,
                to,
                serviceId,
                qosClass,
                tclass,
                pkey,
                sl,
                mtu,
                rate,
                packetLife,
                reversible,
                numbPath,
                client,
                fromToken,
                toToken);
    }

    /** Reads the parts; after an error the next one begins at a keyword. */
    private void readParts() {
        while (tokensRead < tokens.size()) {
            int keyword = tokensRead + 1;
            try {
                part(next());
            } catch (RequestSyntaxException malformed) {
                errors.add(malformed.atToken(tokensRead));
                skipToKeyword(keyword);
            }
        }
        missingEnds().ifPresent(errors::add);
    }

    /** What lacks an end; nothing where a word that is not a keyword may be meant as the keyword of one. */
    private Optional<RequestSyntaxException> missingEnds() {
        boolean isKnown = seen.stream().allMatch(word -> RequestKeyword.of(word).isPresent());
        boolean lacksSource = !seen.contains(RequestKeyword.FROM.text());
        boolean lacksDestination = !seen.contains(RequestKeyword.TO.text());
        if (!isKnown || !lacksSource && !lacksDestination) {
            return Optional.empty();
        }
        String missing = lacksSource && lacksDestination
                ? "a source and a destination; expected: from END to END"
                : lacksSource ? "a source; expected: from END" : "a destination; expected: to END";
        return Optional.of(new RequestSyntaxException(
                "a request needs " + missing + ", where END is 0xGUID, LID, GID, \"node/Pn\", group \"name\" or any"));
    }

    /** A keyword in the place of a value begins the next part. */
    private void skipToKeyword(int lastKeyword) {
        tokensRead = Math.max(lastKeyword, tokensRead - 1);
        while (tokensRead < tokens.size() && keyword(tokens.get(tokensRead)).isEmpty()) {
            tokensRead++;
        }
    }

    private static Optional<RequestKeyword> keyword(RequestToken token) {
        return token.quoted() ? Optional.empty() : RequestKeyword.of(token.text());
    }

    private RequestToken next() {
        return tokens.get(tokensRead++);
    }

    private void part(RequestToken keyword) throws RequestSyntaxException {
        if (!seen.add(keyword.text())) {
            throw new RequestSyntaxException(RequestToken.shown(keyword.text()) + " is given twice");
        }
        RequestKeyword part = keyword(keyword)
                .orElseThrow(() -> new RequestSyntaxException(RequestToken.shown(keyword.text())
                        + " is not a keyword of requests; expected one of: " + RequestKeyword.all()));
        switch (part) {
            case FROM -> {
                from = end(keyword);
                fromToken = tokensRead;
            }
            case TO -> {
                to = end(keyword);
                toToken = tokensRead;
            }
            case SERVICE -> serviceId = RequestFields.serviceId(after(keyword));
            case CLASS -> qosClass = RequestFields.qosClass(after(keyword));
            case TCLASS -> tclass = RequestFields.tclass(after(keyword));
            case PKEY -> pkey = RequestFields.pkey(after(keyword));
            case SL -> sl = OptionalInt.of(RequestNumbers.between(after(keyword), "SL", 0, Sl.MAX));
            case MTU -> mtu = Optional.of(selected(keyword, "MTU code", 0, SIX_BITS));
            case RATE -> rate = Optional.of(selected(keyword, "rate code", 0, SIX_BITS));
            case LIFE -> packetLife = Optional.of(selected(keyword, "packet lifetime", 0, PacketLife.MAX_CODE));
            case REVERSIBLE -> reversible = true;
            case NUMB_PATH -> numbPath = OptionalInt.of(RequestNumbers.between(after(keyword), "numb-path", 0, 127));
            case CLIENT -> client = Optional.of(client(after(keyword)));
        }
    }

    private RequestToken after(RequestToken keyword) throws RequestSyntaxException {
        if (tokensRead == tokens.size()) {
            throw new RequestSyntaxException("the value after \"" + keyword.text() + "\" is missing");
        }
        return next();
    }

    private End end(RequestToken keyword) throws RequestSyntaxException {
        RequestToken token = after(keyword);
        if (token.is("any")) {
            return new End.Any();
        }
        return token.is("group") ? new End.Group(after(token).text()) : EndParser.parse(token);
    }

    private Selected selected(RequestToken keyword, String what, int min, int max) throws RequestSyntaxException {
        RequestToken token = after(keyword);
        Selector selector =
                switch (token.text()) {
                    case "<" -> Selector.LESS_THAN;
                    case ">" -> Selector.GREATER_THAN;
                    case "=" -> Selector.EXACTLY;
                    case "largest" -> Selector.BEST;
                    default ->
                        throw new RequestSyntaxException(RequestToken.shown(token.text()) + " is not a selector of \""
                                + keyword.text() + "\"; expected <, >, = or largest");
                };
        int value = selector == Selector.BEST ? 0 : RequestNumbers.between(after(token), what, min, max);
        return new Selected(selector, value);
    }

    private static Client client(RequestToken token) throws RequestSyntaxException {
        return Client.named(token.text())
                .orElseThrow(() -> new RequestSyntaxException(RequestToken.shown(token.text())
                        + " is not a known client; expected one of: " + String.join(", ", Client.keywords())));
    }
}
