package org.qos.fabric.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The line by which a generated file shows that nobody has edited it. */
class GeneratedMarkTest {

    private static final UnaryOperator<String> HASH = text -> "# " + text;
    private static final UnaryOperator<String> SLASHES = text -> "// " + text;
    private static final UnaryOperator<String> XML = text -> "<!-- " + text + " -->";

    private static final String SCRIPT = "#!/bin/sh\n";
    private static final String PROLOG = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

    /** SHA-256 of no bytes (FIPS 180-4). */
    private static final String NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

    @Test
    void theMarkNamesTheCommandAndTheDigestOfTheRest() {
        assertEquals(
                "# Written by qos generate, which replaces this file only while it is unchanged: sha256 " + NOTHING
                        + "\n",
                text(GeneratedMark.mark("generate", HASH, new byte[0])));
    }

    static Stream<Arguments> contents() {
        return Stream.of(
                Arguments.of("nothing", HASH, ""),
                Arguments.of("a line", HASH, "qos TRUE\n"),
                Arguments.of("a line without an end", HASH, "qos TRUE"),
                Arguments.of("empty lines", HASH, "\n\n"),
                Arguments.of("Java", SLASHES, "class A {}\n"),
                Arguments.of("XML", XML, PROLOG + "<a>\u00e4</a>\n"),
                Arguments.of("a script", HASH, SCRIPT + "exit 0\n"),
                Arguments.of("a long first line", HASH, "x".repeat(1000) + "\n"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("contents")
    void aFileIsIntactUntilAnyByteOfItChanges(String what, UnaryOperator<String> comment, String content) {
        byte[] marked = GeneratedMark.mark("init", comment, bytes(content));
        assertTrue(GeneratedMark.isIntact(marked));
        assertEquals(content, text(marked).replaceFirst(".*Written by qos .*\n", ""));
        int command = text(marked).indexOf("init,");
        for (int place = 0; place < marked.length; place++) {
            byte[] edited = marked.clone();
            edited[place] ^= 1;
            boolean isOtherCommand = place >= command && place < command + "init".length();
            assertEquals(isOtherCommand, GeneratedMark.isIntact(edited), "byte " + place);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("contents")
    void aFileThatIsCutOrContinuedIsEdited(String what, UnaryOperator<String> comment, String content) {
        byte[] marked = GeneratedMark.mark("init", comment, bytes(content));
        assertFalse(GeneratedMark.isIntact(bytes(text(marked) + "\n")));
        boolean endsWithTheMark = content.isEmpty();
        for (int size = 0; size < marked.length - (endsWithTheMark ? 1 : 0); size++) {
            assertFalse(GeneratedMark.isIntact(Arrays.copyOf(marked, size)), "the first " + size + " bytes");
        }
    }

    @Test
    void theFirstLinesOfScriptsAndXmlStayTheFirst() {
        assertTrue(
                text(GeneratedMark.mark("init", HASH, bytes(SCRIPT + "a\n"))).startsWith(SCRIPT + "# Written by qos"));
        assertTrue(text(GeneratedMark.mark("init", XML, bytes(PROLOG + "<a/>"))).startsWith(PROLOG + "<!-- Written"));
        assertTrue(
                text(GeneratedMark.mark("init", HASH, bytes("#!/bin/bash\n"))).startsWith("# Written by qos"));
    }

    @Test
    void theDigestDoesNotCoverTheFirstLineOfAScript() {
        byte[] script = GeneratedMark.mark("init", HASH, bytes(SCRIPT + "exit 0\n"));
        assertTrue(GeneratedMark.isIntact(bytes(text(script).substring(SCRIPT.length()))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "#",
                "# Written by qos generate",
                "# Written by qos generate, which replaces this file only while it is unchanged: sha256 ",
                "# Written by qos Generate, which replaces this file only while it is unchanged: sha256 " + NOTHING,
                "# Written by qos 'a b', which replaces this file only while it is unchanged: sha256 " + NOTHING,
                "; Written by qos generate, which replaces this file only while it is unchanged: sha256 " + NOTHING,
                " # Written by qos generate, which replaces this file only while it is unchanged: sha256 " + NOTHING,
                "# Written by qos generate, which replaces this file only while it is unchanged: sha256 " + NOTHING
                        + "0",
                "# Written by qos generate, which replaces this file only while it is unchanged: sha256 " + NOTHING
                        + "\r\n",
                "\n# Written by qos generate, which replaces this file only while it is unchanged: sha256 " + NOTHING,
            })
    void otherTextsHaveNoMark(String text) {
        assertFalse(GeneratedMark.isIntact(bytes(text)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
