package org.qos.runtime.value;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/** Reads the text form of a GID, which is that of an IPv6 address (RFC 4291, section 2.2). */
public final class GidText {

    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F]{0,4}(:[0-9a-fA-F]{0,4}){2,8}");

    private GidText() {}

    /**
     * Makes a GID of its text; empty when the text is none. The form with a dotted IPv4 end is not read, no GID is
     * written so.
     *
     * @param gid makes the GID of its upper and its lower 64 bits
     */
    public static <G> Optional<G> parse(String text, BiFunction<Long, Long, G> gid) {
        if (!ADDRESS.matcher(text).matches()) {
            return Optional.empty();
        }
        try {
            // In brackets it is taken for a literal address, and no name server is asked.
            byte[] bytes = InetAddress.getByName("[" + text + "]").getAddress();
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            // Java hands out an address of 4 bytes for ::ffff:a:b.
            return Optional.of(
                    bytes.length == 16
                            ? gid.apply(buffer.getLong(), buffer.getLong())
                            : gid.apply(0L, 0xffff_0000_0000L | Integer.toUnsignedLong(buffer.getInt())));
        } catch (UnknownHostException notAnAddress) {
            return Optional.empty();
        }
    }
}
