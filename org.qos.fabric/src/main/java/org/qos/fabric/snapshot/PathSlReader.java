package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Lid;
import org.qos.runtime.value.Sl;

/**
 * Reads the SLs of paths as ibdmchk of ibutils takes them ({@code --psl}): in each line the port GUID of the source, the LID of the
 * destination and the SL, such as {@code 0x0002c90300a1b2c3 12 1}. Bad content gives problems, never an exception.
 */
public final class PathSlReader extends LineReader<PathSlTable> {

    private static final Pattern LINE = Pattern.compile("\\s*(0x\\p{XDigit}{1,16})\\s+(\\d{1,5})\\s+(\\d{1,2})\\s*");

    private final PathSlTable.Builder table = PathSlTable.builder();

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
        Matcher path = LINE.matcher(text);
        if (path.matches()) {
            int lid = Integer.parseInt(path.group(2));
            int sl = Integer.parseInt(path.group(3));
            if (lid > 0 && lid <= Lid.MAX_UNICAST && Sl.isValid(sl)) {
                table.add(Guid.parse(path.group(1)), lid, sl);
            } else {
                warn("LID " + lid + " or SL " + sl + " is out of range; the line is left out");
            }
        } else if (!isTerminal(text)) {
            warn("not a port GUID, a LID and an SL; the line is left out");
        }
    }

    @Override
    PathSlTable result() {
        return table.build(table.isEmpty() ? problemsAnd("no SL of a path found") : problems());
    }
}
