package org.qos.runtime.request;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Request;

/**
 * Reads query files, one request a line: {@code src dst service-id qos-class pkey [tclass]}. A field that the request
 * does not carry is {@code -}; names with spaces are in quotes; {@code #} begins a comment.
 */
public final class QueryReader {

    private static final int MIN_FIELDS = 5;
    private static final int MAX_FIELDS = 6;
    private static final int TCLASS = 5;

    private final BufferedReader lines;
    private final Fabric fabric;
    private final PortFinder ports;
    private final Set<Long> unknownGuids = new LinkedHashSet<>();
    private int line;

    /**
     * A reader of queries.
     *
     * @param lines the file
     * @param fabric the fabric in which LIDs and names are found, or {@link Fabric#EMPTY}
     */
    public QueryReader(BufferedReader lines, Fabric fabric) {
        this.lines = lines;
        this.fabric = fabric;
        this.ports = new PortFinder(fabric);
    }

    /**
     * The next request; empty at the end.
     *
     * @throws RequestSyntaxException when a line is malformed or names a port that the fabric lacks
     * @throws IOException when the file cannot be read
     */
    public Optional<Request> next() throws RequestSyntaxException, IOException {
        for (String text = lines.readLine(); text != null; text = lines.readLine()) {
            line++;
            try {
                List<RequestToken> tokens = RequestLexer.of(line == 1 ? withoutByteOrderMark(text) : text);
                if (!tokens.isEmpty()) {
                    return Optional.of(request(tokens));
                }
            } catch (RequestSyntaxException malformed) {
                throw malformed.at(line);
            }
        }
        return Optional.empty();
    }

    /**
     * What is wrong with the next malformed line; empty if there is none up to the end.
     *
     * @throws IOException when the file cannot be read
     */
    public Optional<RequestSyntaxException> nextError() throws IOException {
        try {
            while (next().isPresent()) {
                // well-formed
            }
            return Optional.empty();
        } catch (RequestSyntaxException malformed) {
            return Optional.of(malformed);
        }
    }

    /** The GUIDs read so far that the fabric does not know, each once; none without a fabric. */
    public Set<Long> unknownGuids() {
        return Collections.unmodifiableSet(unknownGuids);
    }

    private Request request(List<RequestToken> tokens) throws RequestSyntaxException {
        if (tokens.size() < MIN_FIELDS || tokens.size() > MAX_FIELDS) {
            throw new RequestSyntaxException(tokens.size() + (tokens.size() == 1 ? " field" : " fields")
                    + "; expected: src dst service-id qos-class pkey [tclass]");
        }
        return new Request(
                port(tokens.get(0)),
                port(tokens.get(1)),
                RequestFields.serviceId(tokens.get(2)),
                RequestFields.qosClass(tokens.get(3)),
                tokens.size() > TCLASS ? RequestFields.tclass(tokens.get(TCLASS)) : OptionalInt.empty(),
                RequestFields.pkey(tokens.get(4)));
    }

    private static String withoutByteOrderMark(String firstLine) {
        return firstLine.startsWith("\uFEFF") ? firstLine.substring(1) : firstLine;
    }

    private long port(RequestToken token) throws RequestSyntaxException {
        if (RequestFields.isAbsent(token)) {
            return 0;
        }
        long guid = ports.guid(EndParser.parse(token));
        if (!fabric.isEmpty() && fabric.endpointIndex(guid) < 0) {
            unknownGuids.add(guid);
        }
        return guid;
    }
}
