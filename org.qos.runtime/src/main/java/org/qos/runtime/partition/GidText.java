package org.qos.runtime.partition;

import java.util.Optional;

/** Reads the text form of a GID, which is that of an IPv6 address (RFC 4291, section 2.2). */
final class GidText {

    private static final int WORDS = 8;
    private static final int LONGEST_WORD = 4;

    private GidText() {}

    /** The GID; empty when the text is none. The form with a dotted IPv4 end is not read, no GID is written so. */
    static Optional<Mgid> parse(String text) {
        int gap = text.indexOf("::");
        if (gap < 0) {
            return words(text).filter(words -> words.length == WORDS).map(GidText::gid);
        }
        Optional<int[]> front = words(text.substring(0, gap));
        Optional<int[]> back = words(text.substring(gap + 2));
        return front.flatMap(f -> back.filter(b -> f.length + b.length < WORDS).map(b -> gid(joined(f, b))));
    }

    private static int[] joined(int[] front, int[] back) {
        int[] all = new int[WORDS];
        System.arraycopy(front, 0, all, 0, front.length);
        System.arraycopy(back, 0, all, WORDS - back.length, back.length);
        return all;
    }

    private static Optional<int[]> words(String text) {
        if (text.isEmpty()) {
            return Optional.of(new int[0]);
        }
        String[] parts = text.split(":", -1);
        int[] words = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            if (parts[i].isEmpty() || parts[i].length() > LONGEST_WORD || !isHexadecimal(parts[i])) {
                return Optional.empty();
            }
            words[i] = Integer.parseInt(parts[i], 16);
        }
        return Optional.of(words);
    }

    private static boolean isHexadecimal(String word) {
        return word.chars().allMatch(c -> c < 0x80 && Character.digit(c, 16) >= 0);
    }

    private static Mgid gid(int[] words) {
        long[] halves = new long[2];
        for (int i = 0; i < WORDS; i++) {
            halves[i / 4] = halves[i / 4] << 16 | words[i];
        }
        return new Mgid(halves[0], halves[1]);
    }
}
