package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SaStatusTest {

    @ParameterizedTest
    @CsvSource({
        "0x0100, ERR_NO_RESOURCES",
        "0x0300, ERR_NO_RECORDS",
        "0x0600, ERR_REQ_INSUFFICIENT_COMPONENTS",
        "0x0700, ERR_REQ_DENIED",
        "0x001c, (unknown)"
    })
    void aStatusIsWrittenWithItsNameInTheStandard(String code, String name) {
        assertEquals(code + " " + name, new SaStatus(Integer.decode(code)).toString());
    }
}
