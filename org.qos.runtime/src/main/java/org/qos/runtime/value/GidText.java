package org.qos.runtime.value;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads the text form of a GID, which is that of an IPv6 address (RFC 4291, section 2.2). */
public final class GidText {

    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F]{0,4}(:[0-9a-fA-F]{0,4}){2,8}");

    /** The last 32 bits as an IPv4 address is written, without zeros in front as {@code inet_pton} wants it. */
    private static final Pattern DOTTED_END =
            Pattern.compile("(?<=:)(" + octet() + ")\\.(" + octet() + ")\\.(" + octet() + ")\\.(" + octet() + ")$");

    private GidText() {}

    private static String octet() {
        return "25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]";
    }

    /**
     * Makes a GID of its text; empty when the text is none. Its end may be dotted as an IPv4 address is.
     *
     * @param gid makes the GID of its upper and its lower 64 bits
     */
    public static <G> Optional<G> parse(String written, BiFunction<Long, Long, G> gid) {
        String text = written.indexOf('.') < 0
                ? written
                : DOTTED_END.matcher(written).replaceFirst(dotted -> group(dotted, 1) + ":" + group(dotted, 3));
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

    /** Two numbers between dots as one group of hexadecimal digits. */
    private static String group(MatchResult dotted, int first) {
        return Integer.toHexString(
                Integer.parseInt(dotted.group(first)) << Byte.SIZE | Integer.parseInt(dotted.group(first + 1)));
    }
}
