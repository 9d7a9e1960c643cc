package org.qos.dsl.scanner;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The numbers that a generated parser has for its tokens. The parser that reads files and the one that completes text have
 * different numbers for the same tokens.
 */
public final class TokenNumbers {

    private final Map<String, Integer> numbers = new HashMap<>();

    private TokenNumbers() {}

    /**
     * Reads the numbers of a parser.
     *
     * @param parser the generated parser
     * @param tokensFile the name of the file that was generated next to it
     * @throws IllegalStateException when there is no such file
     */
    public static TokenNumbers of(Class<?> parser, String tokensFile) {
        TokenNumbers numbers = new TokenNumbers();
        try (InputStream file = parser.getResourceAsStream(tokensFile)) {
            if (file == null) {
                throw new IllegalStateException("no " + tokensFile + " next to " + parser.getName());
            }
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))
                    .lines()
                    .forEach(numbers::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return numbers;
    }

    /**
     * The number of a token.
     *
     * @throws IllegalArgumentException when the grammar has no such token
     */
    public int of(String kind) {
        Integer number = numbers.get(kind);
        if (number == null) {
            throw new IllegalArgumentException("the grammar has no token " + kind);
        }
        return number;
    }

    private void add(String line) {
        int equals = line.lastIndexOf('=');
        numbers.put(line.substring(0, equals), Integer.valueOf(line.substring(equals + 1)));
    }
}
