package org.qos.runtime.request;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;

/**
 * Reads the sentence that states a request, the same on the command line, in tests of a policy and in editors:
 *
 * <pre>
 * REQUEST ::= "from" END "to" END { "service" N | "class" N | "tclass" N | "pkey" N | "sl" N | "mtu" SEL N
 *             | "rate" SEL N | "life" SEL N | "reversible" | "numb-path" N | "client" CLIENT }
 * END     ::= 0xGUID | LID | GID | "port name" | group "name" | any          SEL ::= &lt; | &gt; | = | largest
 * </pre>
 *
 * The parts may come in any order. No number follows {@code largest}.
 */
public final class SentenceParser {

    private static final String PARTS =
            "from, to, service, class, tclass, pkey, sl, mtu, rate, life, reversible, numb-path, client";

    private final Iterator<Word> words;
    private int wordsRead;
    private final Set<String> seen = new HashSet<>();

    private End from;
    private End to;
    private int fromWord;
    private int toWord;
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

    private SentenceParser(List<Word> words) {
        this.words = words.iterator();
    }

    /**
     * Reads a sentence that stands in one text.
     *
     * @throws RequestSyntaxException when it is no request
     */
    public static PathRequest parse(String sentence) throws RequestSyntaxException {
        return parse(Words.of(sentence));
    }

    /**
     * Reads a sentence that is cut into words, as a shell hands it over.
     *
     * @throws RequestSyntaxException when it is no request
     */
    public static PathRequest parse(List<Word> words) throws RequestSyntaxException {
        return new SentenceParser(words).sentence();
    }

    private PathRequest sentence() throws RequestSyntaxException {
        readParts();
        if (from == null || to == null) {
            throw new RequestSyntaxException(
                    "a request needs both its ends; expected: from END to END, an END being 0xGUID, LID, GID,"
                            + " \"node/Pn\", group \"name\" or any");
        }
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
                fromWord,
                toWord);
    }

    private void readParts() throws RequestSyntaxException {
        try {
            while (words.hasNext()) {
                part(next());
            }
        } catch (RequestSyntaxException malformed) {
            throw malformed.atWord(wordsRead);
        }
    }

    private Word next() {
        wordsRead++;
        return words.next();
    }

    private void part(Word keyword) throws RequestSyntaxException {
        if (!seen.add(keyword.text())) {
            throw new RequestSyntaxException("\"" + keyword.text() + "\" stands twice");
        }
        switch (keyword.quoted() ? "" : keyword.text()) {
            case "from" -> {
                from = end(keyword);
                fromWord = wordsRead;
            }
            case "to" -> {
                to = end(keyword);
                toWord = wordsRead;
            }
            case "service" -> serviceId = RequestFields.serviceId(after(keyword));
            case "class" -> qosClass = RequestFields.qosClass(after(keyword));
            case "tclass" -> tclass = RequestFields.tclass(after(keyword));
            case "pkey" -> pkey = RequestFields.pkey(after(keyword));
            case "sl" -> sl = OptionalInt.of(Numbers.between(after(keyword), "SL", 0, 15));
            case "mtu" -> mtu = Optional.of(selected(keyword, "MTU code", 1, 5));
            case "rate" -> rate = Optional.of(selected(keyword, "rate code", 2, 24));
            case "life" -> packetLife = Optional.of(selected(keyword, "packet life", 0, 63));
            case "reversible" -> reversible = true;
            case "numb-path" -> numbPath = OptionalInt.of(Numbers.between(after(keyword), "numb-path", 1, 127));
            case "client" -> client = Optional.of(client(after(keyword)));
            default ->
                throw new RequestSyntaxException(
                        "\"" + keyword.text() + "\" is no part of a request; expected one of: " + PARTS);
        }
    }

    private Word after(Word keyword) throws RequestSyntaxException {
        if (!words.hasNext()) {
            throw new RequestSyntaxException("nothing stands after \"" + keyword.text() + "\"");
        }
        return next();
    }

    private End end(Word keyword) throws RequestSyntaxException {
        Word word = after(keyword);
        if (word.is("any")) {
            return new End.Any();
        }
        return word.is("group") ? new End.Group(after(word).text()) : EndParser.parse(word);
    }

    private Selected selected(Word keyword, String what, int least, int greatest) throws RequestSyntaxException {
        Word word = after(keyword);
        Selector selector =
                switch (word.text()) {
                    case "<" -> Selector.LESS_THAN;
                    case ">" -> Selector.GREATER_THAN;
                    case "=" -> Selector.EXACTLY;
                    case "largest" -> Selector.BEST;
                    default ->
                        throw new RequestSyntaxException("\"" + word.text() + "\" stands after \"" + keyword.text()
                                + "\"; expected <, >, = or largest");
                };
        int value = selector == Selector.BEST ? 0 : Numbers.between(after(word), what, least, greatest);
        return new Selected(selector, value);
    }

    private static Client client(Word word) throws RequestSyntaxException {
        return Client.named(word.text())
                .orElseThrow(() -> new RequestSyntaxException("\"" + word.text()
                        + "\" is no client that is known; expected one of: " + String.join(", ", Client.keywords())));
    }
}
