package org.qos.dsl.language;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.fabric.file.FileInput;

/**
 * The text of a file and how its bytes were read. Valid UTF-8 is read as UTF-8, whatever the file says of itself;
 * otherwise an XML prolog decides, and ISO-8859-1, which reads every byte, is the last resort.
 *
 * @param text the text
 * @param charset the encoding that it was read with
 */
public record SourceText(String text, Charset charset) {

    /** The maximum size in bytes of a file: no encoding takes more bytes for what counts as one character. */
    public static final int MAX_BYTES = 4 * TextTooLong.MAX_CHARACTERS;

    private static final int PROLOG_BYTES = 256;
    private static final Pattern ENCODING =
            Pattern.compile("\\A\\s*<\\?xml[^>]*\\bencoding\\s*=\\s*[\"']([A-Za-z][A-Za-z0-9._-]*)[\"']");

    /**
     * Reads a file.
     *
     * @throws IOException when the file cannot be read, is of a kind that is not read ({@link FileInput}), is
     *     compressed or in UTF-16 ({@link UnreadableEncoding}), or holds so much that it should not be ({@link TextTooLong})
     */
    public static SourceText read(Path file) throws IOException {
        return of(FileInput.read(file, MAX_BYTES));
    }

    /**
     * Turns the bytes of a file into text.
     *
     * @throws TextTooLong when there are so many that they should not be read
     * @throws UnreadableEncoding when they are compressed, UTF-16 or UTF-32
     */
    public static SourceText of(byte[] bytes) throws TextTooLong, UnreadableEncoding {
        UnreadableEncoding.check(bytes);
        SourceText read = decode(bytes);
        TextTooLong.check(read.text());
        return read;
    }

    /** Turns the bytes of a file into text. */
    public static SourceText decode(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new SourceText(text, StandardCharsets.UTF_8);
        } catch (CharacterCodingException notUtf8) {
            Charset charset = declared(bytes);
            return new SourceText(new String(bytes, charset), charset);
        }
    }

    /**
     * The encoding named in the XML prolog of bytes that are not UTF-8; ISO-8859-1 when it names none that can be used.
     */
    private static Charset declared(byte[] bytes) {
        String start = new String(bytes, 0, Math.min(bytes.length, PROLOG_BYTES), StandardCharsets.ISO_8859_1);
        Matcher encoding = ENCODING.matcher(start);
        return encoding.find() && Charset.isSupported(encoding.group(1))
                ? Optional.of(Charset.forName(encoding.group(1)))
                        .filter(charset -> !charset.equals(StandardCharsets.UTF_8))
                        .filter(charset -> readsAscii(charset, encoding.group()))
                        .orElse(StandardCharsets.ISO_8859_1)
                : StandardCharsets.ISO_8859_1;
    }

    /** Whether the bytes of a text in ASCII, such as the prolog that has been read, are the same text in the encoding. */
    private static boolean readsAscii(Charset charset, String ascii) {
        return new String(ascii.getBytes(StandardCharsets.US_ASCII), charset).equals(ascii);
    }
}
