package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;

/**
 * Reads the list of partitions of ibdiagnet 2 ({@code .pkey}): a heading for each P_Key, a line for each of its ports. It names
 * ports by GUID, so that it needs a fabric next to it. Bad content gives problems, never an exception.
 */
public final class PkeyListReader extends LineReader<Snapshot> {

    private static final int HEXADECIMAL = 16;
    private static final Pattern GROUP = Pattern.compile("\\s*GROUP PKey:\\s*0x(\\p{XDigit}{1,4})\\b.*");
    private static final Pattern MEMBER = Pattern.compile("\\s*(\\w+) .*\\bguid=(0x\\p{XDigit}{1,16})\\b.*");

    private final Fabric fabric;
    private final Map<PortId, List<Integer>> pkeys = new HashMap<>();
    private OptionalInt current = OptionalInt.empty();

    private PkeyListReader(Fabric fabric) {
        this.fabric = fabric;
    }

    /**
     * Reads a stream to its end.
     *
     * @param fabric the fabric that the ports belong to
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes, Fabric fabric) throws IOException {
        return new PkeyListReader(fabric).readAll(bytes);
    }

    @Override
    void accept(String text) {
        Matcher group = GROUP.matcher(text);
        Matcher member = MEMBER.matcher(text);
        if (group.matches()) {
            current = OptionalInt.of(Integer.parseInt(group.group(1), HEXADECIMAL));
        } else if (member.matches() && current.isPresent()) {
            add(Guid.parse(member.group(2)), member.group(1).equals("Full"));
        } else if (current.isPresent() && !isTerminal(text)) {
            warn("not a line of a .pkey of ibdiagnet; it is left out");
        }
    }

    private void add(long guid, boolean full) {
        Optional<Port> port = fabric.portByGuid(guid);
        if (port.isEmpty()) {
            warn("the fabric has no port " + Guid.text(guid) + "; its P_Key is left out");
        } else if (Pkey.base(current.getAsInt()) != 0) {
            int base = Pkey.base(current.getAsInt());
            nodeBegins(port.get().id().nodeGuid());
            pkeys.computeIfAbsent(port.get().id(), id -> new ArrayList<>()).add(full ? Pkey.full(base) : base);
        }
    }

    @Override
    Snapshot result() {
        return new Snapshot(
                SubnetState.UNKNOWN.withPkeys(pkeys),
                nodeLines(),
                current.isPresent() ? problems() : problemsAnd("no P_Key found, is this the .pkey of ibdiagnet?"));
    }
}
