package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that are written as text are read as the same requests. */
class RequestTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "from 0x0000000000000001 to 7",
                "from \"vs1 HCA-1/P1\" to any service 0x77 class 3 tclass 4 pkey 0x8001 sl 5",
                "from group \"a b\" to group 'a \"quoted\" b' mtu > 4 rate = 3 life < 18 reversible numb-path 2",
                "from any to fe80:0000:0000:0000:0000:0000:0000:0001 mtu largest client srp"
            })
    void theTextIsReadAgain(String written) throws RequestSyntaxException {
        PathRequest request = RequestParser.parse(written);
        assertEquals(request, RequestParser.parse(RequestText.of(request)), RequestText.of(request));
    }

    @Test
    void aTokenInQuotesIsAName() {
        assertEquals(new RequestToken("a b", true), RequestToken.parse("'a b'"));
        assertEquals(new RequestToken("a", false), RequestToken.parse("a"));
        assertTrue(RequestToken.isUnclosed("\"a b") && RequestToken.isUnclosed("\""));
        assertFalse(RequestToken.isUnclosed("\"\"") || RequestToken.isUnclosed("a\""));
    }
}
