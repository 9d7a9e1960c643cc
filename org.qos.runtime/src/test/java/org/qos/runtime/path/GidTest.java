package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GidTest {

    @Test
    void theFirstHalfIsThePrefixAndTheSecondTheGuid() {
        assertEquals(
                Optional.of(new Gid(0xfe80_0000_0000_0000L, 0x0002_c903_0010_0001L)), Gid.parse("fe80::2:c903:10:1"));
        assertEquals(Optional.of(new Gid(0, 0xffff_0102_0304L)), Gid.parse("::ffff:102:304"));
        assertEquals(
                Optional.of(new Gid(0x0001_0002_0003_0004L, 0x0005_0006_0007_0000L)), Gid.parse("1:2:3:4:5:6:7::"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "::",
                "::1",
                "fe80::",
                "fe80::2:c903:10:1",
                "fe80::1:0:0:1",
                "ff12:401b:ffff::1",
                "1:0:0:2::3",
                "1::2:3:0:0:4",
                "::1:2:0:0:3:4",
                "1:2:3:4:5:6:7:8",
                "1:0:3:4:5:6:7:8",
                "::ffff:102:304"
            })
    void itIsWrittenAsItIsRead(String text) {
        assertEquals(text, Gid.parse(text).orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "12", "0x12", "fe80:1", "fe80::1::2", "fe80::12345", "host:a:b", "1:2:3:4:5:6:7:8:9"})
    void otherTextIsNotAGid(String text) {
        assertEquals(Optional.empty(), Gid.parse(text));
    }
}
