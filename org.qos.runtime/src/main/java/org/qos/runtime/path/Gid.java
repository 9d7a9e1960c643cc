package org.qos.runtime.path;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.value.GidText;
import org.qos.runtime.value.SubnetPrefix;

/**
 * A global identifier of a port (IBTA 4.1.1).
 *
 * @param subnetPrefix the upper 64 bits
 * @param interfaceId the lower 64 bits, for a port its GUID
 */
public record Gid(long subnetPrefix, long interfaceId) {

    /** The unset GID. */
    public static final Gid NONE = new Gid(0, 0);

    private static final int WORDS = 8;
    private static final Pattern ZEROS = Pattern.compile("(?:^|:)0(?::0)+(?::|$)");

    /** The GID of a port in the subnet with the default prefix. */
    public static Gid ofPort(long portGuid) {
        return new Gid(SubnetPrefix.DEFAULT, portGuid);
    }

    /** Reads the form of an IPv6 address, such as {@code fe80::2:c903:10:1}; empty when the text is none. */
    public static Optional<Gid> parse(String text) {
        return GidText.parse(text, Gid::new);
    }

    /** The form that {@link #parse} reads, such as {@code fe80::10:1}, with the longest row of zeros left out, of several the first (RFC 5952). */
    @Override
    public String toString() {
        String words = IntStream.range(0, WORDS).mapToObj(this::word).collect(Collectors.joining(":"));
        Optional<MatchResult> longest =
                ZEROS.matcher(words).results().reduce((first, next) -> zeros(next) > zeros(first) ? next : first);
        return longest.map(zeros -> words.substring(0, zeros.start()) + "::" + words.substring(zeros.end()))
                .orElse(words);
    }

    private static long zeros(MatchResult row) {
        return row.group().chars().filter(digit -> digit == '0').count();
    }

    private String word(int place) {
        long half = place < WORDS / 2 ? subnetPrefix : interfaceId;
        return Long.toHexString(half >>> Short.SIZE * (WORDS - 1 - place) % Long.SIZE & 0xffff);
    }
}
