package org.qos.fabric.file;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The first line of a generated text file, in a shell script and in XML the second one: a comment with a digest of all that follows, which
 * shows whether the file was edited since.
 */
public final class GeneratedMark {

    private static final String BEGIN = "Written by qos ";
    private static final String TEXT = ", which replaces this file only while it is unchanged: sha256 ";

    private static final Pattern LINE =
            Pattern.compile("(?:#|//|<!--) " + BEGIN + "[a-z]+" + TEXT + "(\\p{XDigit}{64})(?: -->)?");

    /** First lines that stay the first ones: the kernel takes the interpreter of a script from the first bytes, and XML begins so. */
    private static final List<byte[]> BEGINS = Stream.of("#!/bin/sh\n", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
            .map(line -> line.getBytes(StandardCharsets.US_ASCII))
            .toList();

    /** The longest first line that can be a mark. */
    private static final int LONGEST = 200;

    private GeneratedMark() {}

    /**
     * A text with its mark.
     *
     * @param command the command that generates it
     * @param comment makes a comment in one line
     */
    public static byte[] mark(String command, UnaryOperator<String> comment, byte[] content) {
        int begin = begin(content);
        byte[] marked = Arrays.copyOfRange(content, begin, content.length);
        byte[] line =
                (comment.apply(BEGIN + command + TEXT + Sha256.hex(marked)) + "\n").getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(line.length + content.length)
                .put(content, 0, begin)
                .put(line)
                .put(marked)
                .array();
    }

    /** Whether a text file is as it was generated. */
    public static boolean isIntact(byte[] file) {
        int begin = begin(file);
        int end = begin;
        while (end < Math.min(file.length, begin + LONGEST) && file[end] != '\n') {
            end++;
        }
        Matcher mark = LINE.matcher(new String(file, begin, end - begin, StandardCharsets.ISO_8859_1));
        return mark.matches()
                && mark.group(1)
                        .equals(Sha256.hex(Arrays.copyOfRange(file, Math.min(end + 1, file.length), file.length)));
    }

    private static int begin(byte[] file) {
        return BEGINS.stream()
                .filter(line -> file.length >= line.length && Arrays.equals(file, 0, line.length, line, 0, line.length))
                .mapToInt(line -> line.length)
                .findFirst()
                .orElse(0);
    }
}
