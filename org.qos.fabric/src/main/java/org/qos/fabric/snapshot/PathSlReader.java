package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Lid;
import org.qos.runtime.value.Sl;

/**
 * Reads the SLs of paths as ibdmchk of ibutils takes them ({@code --psl}), in either form: lines of the node GUID of
 * the source, the LID of the destination and the SL, such as {@code 0x0002c90300a1b2c2 12 1}; or for each source a
 * heading with its port GUID, such as {@code Channel Adapter 0x0002c90300a1b2c3, base LID 4, "n1"}, and lines of a
 * LID and an SL, such as {@code 0x000c : 1}. Bad content gives problems, never an exception.
 */
public final class PathSlReader extends LineReader<PathSlTable> {

    private static final int HEXADECIMAL = 16;
    private static final Pattern PATH = Pattern.compile("\\s*(0x\\p{XDigit}{1,16})\\s+(\\d{1,5})\\s+(\\d{1,2})\\s*");
    private static final Pattern SOURCE =
            Pattern.compile("\\s*(?:Channel Adapter|Switch|Router) (0x\\p{XDigit}{1,16}),.*");
    private static final Pattern TARGET = Pattern.compile("\\s*0x(\\p{XDigit}{1,4})\\s*:\\s*(\\d{1,2})\\s*");

    private final PathSlTable.Builder table = PathSlTable.builder();
    private OptionalLong source = OptionalLong.empty();

    private PathSlReader() {}

    /**
     * Reads a stream to its end.
     *
     * @throws IOException when the stream cannot be read
     */
    public static PathSlTable read(InputStream bytes) throws IOException {
        return new PathSlReader().readAll(bytes);
    }

    @Override
    void accept(String text) {
        Matcher path = PATH.matcher(text);
        Matcher heading = SOURCE.matcher(text);
        Matcher target = TARGET.matcher(text);
        if (path.matches()) {
            add(Guid.parse(path.group(1)), Integer.parseInt(path.group(2)), path.group(3));
        } else if (heading.matches()) {
            source = OptionalLong.of(Guid.parse(heading.group(1)));
        } else if (target.matches() && source.isPresent()) {
            add(source.getAsLong(), Integer.parseInt(target.group(1), HEXADECIMAL), target.group(2));
        } else if (!isTerminal(text)) {
            warn("not the SL of a path; the line is left out");
        }
    }

    private void add(long guid, int lid, String written) {
        int sl = Integer.parseInt(written);
        if (lid == 0 || lid > Lid.MAX_UNICAST) {
            warn("LID " + lid + " is out of range; expected 1 to " + Lid.MAX_UNICAST + "; the line is left out");
        } else if (!Sl.isValid(sl)) {
            warn("SL " + sl + " is out of range; expected 0 to " + Sl.MAX + "; the line is left out");
        } else {
            table.add(guid, lid, sl);
        }
    }

    @Override
    PathSlTable result() {
        return table.build(table.isEmpty() ? problemsAnd("no SL of a path found") : problems());
    }
}
