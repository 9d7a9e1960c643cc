package org.qos.dsl.opensm.scan;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;

/**
 * The numbers by which a generated parser knows the tokens. The parser of files and the parser of content assist number
 * them differently, so each reads the table that was generated beside it.
 */
public final class TokenNumbers {

    private final Map<String, Integer> numbers = new HashMap<>();

    private TokenNumbers() {}

    /**
     * Reads a table.
     *
     * @param beside a class of the bundle that holds the table
     * @param resource the path of the {@code .tokens} file
     */
    public static TokenNumbers read(Class<?> beside, String resource) {
        try (InputStream table = beside.getClassLoader().getResourceAsStream(resource)) {
            if (table == null) {
                throw new IllegalStateException("the table of tokens " + resource + " is missing");
            }
            TokenNumbers result = new TokenNumbers();
            result.add(new String(table.readAllBytes(), StandardCharsets.ISO_8859_1));
            return result;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String table) {
        for (String line : table.split("\n")) {
            int equals = line.lastIndexOf('=');
            if (equals > 0) {
                numbers.put(
                        line.substring(0, equals),
                        Integer.valueOf(line.substring(equals + 1).strip()));
            }
        }
    }

    /** The next token of a scanner as the parser wants it. */
    public Token next(OpenSmScanner scanner, CharStream input) {
        String name = scanner.next();
        return OpenSmScanner.EOF.equals(name)
                ? Token.EOF_TOKEN
                : new CommonToken(input, number(name), Token.DEFAULT_CHANNEL, scanner.start(), scanner.end() - 1);
    }

    private int number(String name) {
        Integer number = numbers.get(name);
        if (number == null) {
            throw new IllegalStateException("the grammar has no token " + name);
        }
        return number;
    }
}
