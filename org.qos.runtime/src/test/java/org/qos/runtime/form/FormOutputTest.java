package org.qos.runtime.form;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes of numbers, texts and lists in the body of a form. */
class FormOutputTest {

    private static final long SEED = 20_061_131L;

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            textBlock =
                    """
                    0,           00
                    1,           01
                    127,         7f
                    128,         8001
                    129,         8101
                    16383,       ff7f
                    16384,       808001
                    2097151,     ffff7f
                    2097152,     80808001
                    268435456,   8080808001
                    2147483647,  ffffffff07
                    4294967295,  ffffffff0f
                    -1,          ffffffffffffffffff01
                    """)
    void aNumberHasSevenBitsInEachByte(long value, String bytes) {
        assertEquals(bytes, written(out -> out.number(value)));
        assertEquals(value, input(bytes).number());
    }

    @Test
    void whatHasALengthBeginsWithIt() {
        assertEquals("00", written(out -> out.text("")));
        assertEquals("0161", written(out -> out.text("a")));
        assertEquals("03e282ac", written(out -> out.text("\u20ac")), "bytes of UTF-8, not characters");
        assertEquals("020102", written(out -> out.bytes(new byte[] {1, 2})));
        assertEquals("0301ac0200", written(out -> out.ints(new int[] {1, 300, 0})));
        assertEquals("010000000000000005", written(out -> out.longs(new long[] {5})));
        assertEquals("020702", written(out -> out.list(List.of(7, 2), number -> out.number(number))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "gold", "\u00e9\u20ac\ud83d\ude00", "a \" b # c\n"})
    void aTextIsReadAsItWasWritten(String text) {
        assertEquals(text, input(written(out -> out.text(text))).text());
    }

    @Test
    void oneThingFollowsAnother() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            int number = random.nextInt() >> random.nextInt(32);
            int[] ints = random.ints(random.nextInt(200)).toArray();
            long[] longs = random.longs(random.nextInt(200)).toArray();
            byte[] raw = new byte[random.nextInt(200)];
            random.nextBytes(raw);
            FormInput in = input(written(out -> {
                out.number(number);
                out.longs(longs);
                out.ints(ints);
                out.bytes(raw);
                out.optional(OptionalInt.of(number));
                out.list(List.of("x", "yz"), out::text);
                out.number(number);
            }));
            String about = "seed " + SEED + ", round " + round;
            assertEquals(number, in.integer(), about);
            assertArrayEquals(longs, in.longs(), about);
            assertArrayEquals(ints, in.ints(), about);
            assertArrayEquals(raw, in.bytes(), about);
            assertEquals(OptionalInt.of(number), in.optionalInteger(), about);
            assertEquals(List.of("x", "yz"), in.list(in::text), about);
            assertEquals(number, in.integer(), about);
        }
    }

    private static FormInput input(String hex) {
        return FormKind.SETUP.open(FormKind.SETUP.withHeader(HexFormat.of().parseHex(hex)));
    }

    private static String written(Consumer<FormOutput> what) {
        FormOutput out = new FormOutput();
        what.accept(out);
        return HexFormat.of().formatHex(out.toBytes());
    }
}
