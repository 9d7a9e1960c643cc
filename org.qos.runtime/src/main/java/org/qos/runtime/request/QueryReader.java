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
 * does not carry is {@code -}; names with blanks stand in quotes; {@code #} begins a comment.
 */
public final class QueryReader {

    private static final int LEAST_FIELDS = 5;
    private static final int MOST_FIELDS = 6;
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
                List<Word> words = Words.of(line == 1 ? withoutByteOrderMark(text) : text);
                if (!words.isEmpty()) {
                    return Optional.of(request(words));
                }
            } catch (RequestSyntaxException malformed) {
                throw malformed.at(line);
            }
        }
        return Optional.empty();
    }

    /** The GUIDs read so far that the fabric does not know, each once; none without a fabric. */
    public Set<Long> unknownGuids() {
        return Collections.unmodifiableSet(unknownGuids);
    }

    private Request request(List<Word> words) throws RequestSyntaxException {
        if (words.size() < LEAST_FIELDS || words.size() > MOST_FIELDS) {
            throw new RequestSyntaxException(words.size() + (words.size() == 1 ? " field" : " fields")
                    + "; expected: src dst service-id qos-class pkey [tclass]");
        }
        return new Request(
                port(words.get(0)),
                port(words.get(1)),
                RequestFields.serviceId(words.get(2)),
                RequestFields.qosClass(words.get(3)),
                words.size() > TCLASS ? RequestFields.tclass(words.get(TCLASS)) : OptionalInt.empty(),
                RequestFields.pkey(words.get(4)));
    }

    private static String withoutByteOrderMark(String firstLine) {
        return firstLine.startsWith("\uFEFF") ? firstLine.substring(1) : firstLine;
    }

    private long port(Word word) throws RequestSyntaxException {
        if (RequestFields.isAbsent(word)) {
            return 0;
        }
        long guid = ports.guid(EndParser.parse(word));
        if (!fabric.isEmpty() && fabric.endpointIndex(guid) < 0) {
            unknownGuids.add(guid);
        }
        return guid;
    }
}
