package org.qos.fabric.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bytes that are not text as it is read, and the commands that convert them. */
class ForeignBytesTest {

    @ParameterizedTest
    @CsvSource({
        "UTF-16, encoded in UTF-16, iconv -f UTF-16 -t UTF-8",
        "UTF-16LE, encoded in UTF-16, iconv -f UTF-16LE -t UTF-8",
        "UTF-16BE, encoded in UTF-16, iconv -f UTF-16BE -t UTF-8",
        "X-UTF-32LE-BOM, encoded in UTF-32, iconv -f UTF-32 -t UTF-8"
    })
    void anEncodingIsRecognized(String encoding, String form, String command) {
        assertEquals(
                Optional.of(new ForeignBytes(form, command)),
                ForeignBytes.of("port-groups\n".getBytes(Charset.forName(encoding))));
    }

    @ParameterizedTest
    @CsvSource({
        "1f8b0800, compressed by gzip, gunzip -c",
        "425a6839, compressed by bzip2, bunzip2 -c",
        "fd377a585a00, compressed by xz, unxz -c",
        "28b52ffd, compressed by zstd, unzstd -c"
    })
    void aCompressionIsRecognized(String bytes, String form, String command) {
        assertEquals(
                Optional.of(new ForeignBytes(form, command)),
                ForeignBytes.of(HexFormat.of().parseHex(bytes)));
    }

    @Test
    void textIsNothingElse() {
        assertEquals(Optional.empty(), ForeignBytes.of(new byte[0]));
        assertEquals(Optional.empty(), ForeignBytes.of("port-groups\n".getBytes(StandardCharsets.UTF_8)));
    }
}
