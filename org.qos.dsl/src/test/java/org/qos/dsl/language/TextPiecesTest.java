package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.stream.Collectors;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.ProjectFiles;

/** Pieces of texts: what is shown of them, what is removed, how bytes become text. */
class TextPiecesTest {

    @ParameterizedTest
    @CsvSource({"0, 0", "39, 39", "40, 40", "41, 43", "1000, 43"})
    void upTo40CharactersAreShown(int length, int shown) {
        assertEquals(shown, Shortened.of("x".repeat(length)).length());
        assertEquals(length > 40, Shortened.of("x".repeat(length)).endsWith("..."));
        assertEquals(
                shown, Shortened.of("x".repeat(length) + "\n" + "y".repeat(50)).length());
    }

    @ParameterizedTest(name = "a message of {1} with a quote of {0}")
    @CsvSource({"79, 500, false", "80, 500, true", "300, 400, false", "300, 401, true", "80, 400, false"})
    void longQuotesOfLongMessagesAreShortened(int quote, int length, boolean shortened) {
        String message = "'" + "q".repeat(quote) + "'" + " ".repeat(length - quote - 2);
        String expected = "'" + "q".repeat(40) + "...'" + " ".repeat(length - quote - 2);
        assertEquals(shortened ? expected : message, Shortened.quotes(message));
    }

    @Test
    void everyLongQuoteIsShortened() {
        String quote = "'" + "a".repeat(200) + "'";
        String shown = "'" + "a".repeat(40) + "...'";
        assertEquals(
                shown + " 'b' " + shown + " " + "c".repeat(100),
                Shortened.quotes(quote + " 'b' " + quote + " " + "c".repeat(100)));
    }

    /** {@code r} is a carriage return, {@code n} a line feed. */
    @ParameterizedTest
    @CsvSource({
        "'', ''",
        "arn, 1+1",
        "arrn, 1+2",
        "ar, 1+1",
        "arb, 1+1",
        "arnbrn, 1+1 4+1",
        "nr, 1+1",
        "rnrn, 0+1 2+1",
        "rb, 0+1",
        "rbn, ''"
    })
    void carriageReturnsBeforeALineFeedOrTheEndAreFoundAndAllWithoutALineFeed(String text, String places) {
        assertEquals(
                places,
                CarriageReturns.atLineEnds(text.replace('r', '\r').replace('n', '\n'))
                        .map(found -> found.start() + "+" + (found.end() - found.start()))
                        .collect(Collectors.joining(" ")));
    }

    /** What is between brackets is removed; {@code /} is a line feed. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    `[a]`              | ``
                    `[a]/b`            | `b`
                    `x/[a]/b`          | `x/b`
                    `x/  [a]  /b`      | `x/b`
                    `x/[a/c]/b`        | `x/b`
                    `x/[a]`            | `x/`
                    `x [a]/b`          | `x /b`
                    `x/[a] y/b`        | `x/ y/b`
                    `x/ [a]y`          | `x/ y`
                    `x[/a]/b`          | `x/b`
                    """)
    void wholeLinesAreRemovedWhereNothingElseIsInThem(String marked, String expected) {
        String bracketed = marked.replace('/', '\n');
        int start = bracketed.indexOf('[');
        int end = bracketed.indexOf(']') - 1;
        String text = bracketed.replace("[", "").replace("]", "");
        Removal removal = Removal.of(text, start, end);
        assertEquals(
                expected.replace('/', '\n'),
                text.substring(0, removal.offset()) + text.substring(removal.offset() + removal.length()));
    }

    @ParameterizedTest(name = "{0} is {2} in {1}")
    @CsvSource({
        "41, UTF-8, A",
        "c3a9, UTF-8, é",
        "e282ac, UTF-8, €",
        "f09f9880, UTF-8, 😀",
        "e9, ISO-8859-1, é",
        "c3, ISO-8859-1, Ã",
        "c0af, ISO-8859-1, À¯",
        "eda080, ISO-8859-1, 'í\u00a0\u0080'",
        "41e9c3a9, ISO-8859-1, AéÃ©",
        "80, ISO-8859-1, '\u0080'",
        "ff, ISO-8859-1, ÿ"
    })
    void bytesThatAreNotUtf8AreLatin1(String bytes, String charset, String text) {
        assertEquals(
                new SourceText(text, Charset.forName(charset)),
                SourceText.decode(HexFormat.of().parseHex(bytes)));
    }

    @ParameterizedTest
    @CsvSource({
        "'<?xml version=\"1.0\" encoding=\"windows-1252\"?>', windows-1252",
        "'<?xml version=''1.0'' encoding=''windows-1252''?>', windows-1252",
        "'  <?xml encoding = \"windows-1252\"?>', windows-1252",
        "'<?xml version=\"1.0\" xencoding=\"windows-1252\"?>', ISO-8859-1",
        "'<?xml version=\"1.0\"?><a encoding=\"windows-1252\">', ISO-8859-1",
        "'# <?xml encoding=\"windows-1252\"?>', ISO-8859-1",
        "'<?xml encoding=\"1252\"?>', ISO-8859-1",
        "'<?xml encoding=\"utf-8\"?>', ISO-8859-1"
    })
    void onlyAPrologNamesAnotherEncoding(String prolog, String charset) {
        byte[] bytes = (prolog + "é").getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(new SourceText(prolog + "é", Charset.forName(charset)), SourceText.decode(bytes));
    }

    @Test
    void aPrologAfter256BytesIsNotRead() {
        String prolog = " ".repeat(300) + "<?xml encoding=\"windows-1252\"?>é";
        assertEquals(
                StandardCharsets.ISO_8859_1,
                SourceText.decode(prolog.getBytes(StandardCharsets.ISO_8859_1)).charset());
    }

    @Test
    void everyByteOfLatin1IsACharacter() {
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        SourceText read = SourceText.decode(bytes);
        assertArrayEquals(bytes, read.text().getBytes(read.charset()));
    }

    @Test
    void aTextOfTooManyTokensIsNotRead(@TempDir Path folder) throws IOException {
        String most = "x ".repeat(TextTooLong.MAX_TOKENS);
        assertFalse(TextTooLong.is(most));
        assertFalse(TextTooLong.is(most + "  "));
        assertTrue(TextTooLong.is(most + "x"));
        Path file = Files.writeString(folder.resolve("a.qos"), most + "x");
        assertThrows(TextTooLong.class, () -> SourceText.read(file));
    }

    @Test
    void eachNumberOfAListIsAToken() {
        assertFalse(TextTooLong.is("1,".repeat(TextTooLong.MAX_TOKENS)));
        assertTrue(TextTooLong.is("1,".repeat(TextTooLong.MAX_TOKENS) + "1"));
    }

    @Test
    void aMillionPortGuidsAreRead() {
        assertFalse(TextTooLong.is("0x0002c90300a1b2c3, ".repeat(1_000_000)));
    }

    @Test
    void aTextOfTooManyCharactersIsNotRead() {
        String most = "x".repeat(TextTooLong.MAX_CHARACTERS);
        assertFalse(TextTooLong.is(most));
        assertTrue(TextTooLong.is(most + " "));
    }

    @ParameterizedTest
    @CsvSource({
        "'qos TRUE', 1",
        "'qos TRUE\r\n\n', 1",
        "'\n\nqos TRUE\n', 3",
        "'a 1\rb 2', 2",
        "'a 1\r\nb 2', 2",
        "'', 1"
    })
    void aTextEndsInTheLineOfItsLastToken(String text, int line) {
        ICompositeNode nodes =
                new ProjectFiles().load("text", text, new OptionsLanguage()).nodes();
        assertEquals(line, TextPlaces.endLine(nodes));
    }

    @Test
    void aFailureHasAReasonWithoutThePath() {
        assertEquals("permission denied", IoReason.of(new AccessDeniedException("/a")));
        assertEquals("it is a folder", IoReason.of(new FileSystemException("/a", null, "it is a folder")));
        assertEquals("/a", IoReason.of(new FileSystemException("/a")));
        assertEquals("broken", IoReason.of(new IOException("broken")));
        assertFalse(IoReason.of(new FileAlreadyExistsException("/a")).contains("/a"));
        assertTrue(IoReason.of(new MalformedInputException(3)).contains("UTF-8"));
    }

    @Test
    void aFixIsPassedOnAsStrings() {
        assertArrayEquals(new String[] {"fix=do", "here=a:b"}, FixData.here("a:b", "do"));
        assertArrayEquals(new String[] {"fix=do", "edit=3:4:a:b"}, FixData.edit(3, 4, "a:b", "do"));
    }
}
