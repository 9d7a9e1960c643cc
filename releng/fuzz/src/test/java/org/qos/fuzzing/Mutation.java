package org.qos.fuzzing;

import java.util.Arrays;
import java.util.Random;

/** Random changes of an input, as a fuzzer makes them. */
final class Mutation {

    private static final int MAX_CHANGES = 4;
    private static final byte[] ODD = {0, -1, '\n', '\r', '\t', '"', '<', '{', '[', '0', '9', '-', ':', (byte) 0xc3};

    private Mutation() {}

    static byte[] of(byte[] input, Random random) {
        byte[] changed = input;
        for (int i = random.nextInt(MAX_CHANGES); i >= 0; i--) {
            changed = changedOnce(changed, random);
        }
        return changed;
    }

    private static byte[] changedOnce(byte[] input, Random random) {
        int from = random.nextInt(input.length + 1);
        int to = Math.min(input.length, from + random.nextInt(20));
        byte[] odd = Arrays.copyOf(new byte[] {ODD[random.nextInt(ODD.length)]}, 1);
        return switch (random.nextInt(4)) {
            case 0 -> joined(Arrays.copyOf(input, from), rest(input, to));
            case 1 -> joined(Arrays.copyOf(input, from), odd, rest(input, from));
            case 2 -> joined(Arrays.copyOf(input, to), Arrays.copyOfRange(input, from, to), rest(input, to));
            default -> Arrays.copyOf(input, from);
        };
    }

    private static byte[] rest(byte[] input, int from) {
        return Arrays.copyOfRange(input, from, input.length);
    }

    private static byte[] joined(byte[]... parts) {
        byte[] all = new byte[Arrays.stream(parts).mapToInt(part -> part.length).sum()];
        int place = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, all, place, part.length);
            place += part.length;
        }
        return all;
    }
}
