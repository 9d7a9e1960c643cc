package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of a request: their ranges are those of the fields on the wire (IBTA 15.2.5.16). */
class RequestRangesTest {

    private static final long SEED = 20_061_015L;

    @ParameterizedTest
    @CsvSource({
        "service, 0, 18446744073709551615",
        "class, 0, 4095",
        "tclass, 0, 255",
        "pkey, 0, 65535",
        "sl, 0, 15",
        "mtu =, 0, 63",
        "mtu <, 0, 63",
        "rate >, 0, 63",
        "life =, 0, 63",
        "numb-path, 0, 127"
    })
    void aNumberLiesInTheRangeOfItsField(String part, BigInteger minimum, BigInteger maximum) throws Exception {
        for (BigInteger inside : List.of(minimum, maximum)) {
            assertEquals(
                    parse(part + " " + inside), parse(part + " 0x" + inside.toString(16)), "decimal or hexadecimal");
        }
        for (BigInteger outside : List.of(minimum.subtract(BigInteger.ONE), maximum.add(BigInteger.ONE))) {
            RequestSyntaxException refused =
                    assertThrows(RequestSyntaxException.class, () -> parse(part + " " + outside), part + " " + outside);
            assertEquals(5 + part.split(" ").length, refused.token(), refused.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({"class", "tclass", "pkey", "sl", "mtu =", "rate =", "life <", "numb-path", "service"})
    void aNumberIsDecimalOrHexadecimal(String part) {
        for (String odd : List.of("x", "1x", "0x", "0b1", "1.0", "+1", "''")) {
            assertThrows(RequestSyntaxException.class, () -> parse(part + " " + odd), part + " " + odd);
        }
    }

    @Test
    void theOrderOfThePartsDoesNotMatter() throws Exception {
        Random random = new Random(SEED);
        List<String> parts = new ArrayList<>(List.of(
                "service 0x16",
                "class 5",
                "tclass 32",
                "pkey 0x8001",
                "sl 3",
                "mtu > 3",
                "rate = 16",
                "life largest",
                "reversible",
                "numb-path 2"));
        PathRequest expected = parse(String.join(" ", parts));
        for (int round = 0; round < 200; round++) {
            Collections.shuffle(parts, random);
            assertEquals(expected, parse(String.join(" ", parts)), "seed " + SEED + ": " + parts);
            List<String> fewer = parts.subList(0, random.nextInt(parts.size()));
            assertEquals(
                    fewer.contains("sl 3"), parse(String.join(" ", fewer)).sl().isPresent(), fewer.toString());
            assertEquals(
                    fewer.contains("reversible"), parse(String.join(" ", fewer)).reversible(), fewer.toString());
        }
    }

    @Test
    void eachPartAppearsOnce() {
        for (String part : List.of("service 1", "class 1", "tclass 1", "pkey 1", "sl 1", "mtu = 1", "reversible")) {
            RequestSyntaxException twice =
                    assertThrows(RequestSyntaxException.class, () -> parse(part + " " + part), part);
            assertEquals(5 + part.split(" ").length, twice.token(), "the keyword that comes again");
        }
    }

    private static PathRequest parse(String parts) throws RequestSyntaxException {
        return RequestParser.parse("from 0xa1 to 0xb1 " + parts);
    }
}
