package org.qos.runtime.fabric;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A 128-bit global identifier, written like an IPv6 address.
 *
 * @param prefix the subnet prefix
 * @param guid the port GUID
 */
public record Gid(long prefix, long guid) {

    private static final Pattern SHAPE = Pattern.compile("[0-9a-fA-F]{0,4}(:[0-9a-fA-F]{0,4}){2,7}");

    /** Reads {@code fe80::2:c903:10:1} and the like; empty when the text is no such address. */
    public static Optional<Gid> parse(String text) {
        if (!SHAPE.matcher(text).matches()) {
            return Optional.empty();
        }
        try {
            // Never asks a name server: the text is of the shape of a literal address.
            byte[] bytes = InetAddress.getByName("[" + text + "]").getAddress();
            // Java hands out an address of 4 bytes for ::ffff:a:b.
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            return Optional.of(
                    bytes.length == 16
                            ? new Gid(buffer.getLong(), buffer.getLong())
                            : new Gid(0, 0xffff_0000_0000L | Integer.toUnsignedLong(buffer.getInt())));
        } catch (UnknownHostException notAnAddress) {
            return Optional.empty();
        }
    }
}
