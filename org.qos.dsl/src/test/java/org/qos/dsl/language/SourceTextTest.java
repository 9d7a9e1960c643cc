package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the bytes of a file become text (policy language, section 2). */
class SourceTextTest {

    private static final String NAME = "<name>Zürich</name>";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>",
                "<?xml version='1.0' encoding='US-ASCII'?>"
            })
    void validUtf8IsUtf8WhateverThePrologSays(String prolog) {
        SourceText read = SourceText.decode((prolog + NAME).getBytes(StandardCharsets.UTF_8));
        assertEquals(new SourceText(prolog + NAME, StandardCharsets.UTF_8), read);
    }

    @Test
    void otherBytesAreReadAsThePrologSays() {
        Charset cp1252 = Charset.forName("windows-1252");
        String text = "<?xml version=\"1.0\" encoding=\"windows-1252\"?>" + NAME + "€";
        assertEquals(new SourceText(text, cp1252), SourceText.decode(text.getBytes(cp1252)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<?xml version=\"1.0\"?>",
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                "<?xml version=\"1.0\" encoding=\"no-such-charset\"?>",
                "<?xml version=\"1.0\" encoding=\"-\"?>",
                "<?xml version=\"1.0\" encoding=\"UTF-16\"?>",
                "text <?xml encoding=\"UTF-16\"?>"
            })
    void bytesThatNothingExplainsAreLatin1(String prolog) {
        byte[] bytes = (prolog + NAME).getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(new SourceText(prolog + NAME, StandardCharsets.ISO_8859_1), SourceText.decode(bytes));
    }

    @Test
    void readsFilesAndFailsWhereThereIsNone(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.qos"), NAME);
        assertEquals(new SourceText(NAME, StandardCharsets.UTF_8), SourceText.read(file));
        assertThrows(IOException.class, () -> SourceText.read(folder.resolve("b.qos")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "X-UTF-32LE-BOM", "X-UTF-32BE-BOM"})
    void bytesInAnotherEncodingAreNamedWhereverTheyComeFrom(String encoding) {
        byte[] bytes = "qos-levels\n".getBytes(Charset.forName(encoding));
        var failure = assertThrows(UnreadableEncoding.class, () -> SourceText.of(bytes));
        assertTrue(
                failure.getMessage().contains("neither qos nor OpenSM reads as text; convert it with 'iconv -f UTF-"),
                failure.getMessage());
    }

    @Test
    void aCompressedFileIsNamedAsSuch() {
        var failure = assertThrows(UnreadableEncoding.class, () -> SourceText.of(new byte[] {0x1f, (byte) 0x8b, 8, 0}));
        assertEquals(
                "it is compressed by gzip, which neither qos nor OpenSM reads as text; convert it with 'gunzip -c'",
                failure.getMessage());
    }
}
