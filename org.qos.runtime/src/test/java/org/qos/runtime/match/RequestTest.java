package org.qos.runtime.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestTest {

    @ParameterizedTest
    @CsvSource({",,,, 0", "5,,,, 1", ",5,,, 2", ",,5,, 4", ",,,5, 8", "0,0,0,0, 15", "-1,4095,255,65535, 15"})
    void theMaskHasTheFieldsThatItCarries(Long service, Integer qosClass, Integer tclass, Integer pkey, int mask) {
        OptionalLong ofService = service == null ? OptionalLong.empty() : OptionalLong.of(service);
        Request request = new Request(1, 2, ofService, optional(qosClass), optional(tclass), optional(pkey));
        assertEquals(mask, request.carried());
        assertEquals(ofService, request.serviceId());
        assertEquals(optional(qosClass), request.qosClass());
        assertEquals(optional(tclass), request.tclass());
        assertEquals(optional(pkey), request.pkey());
        assertEquals(ofService.orElse(0), request.serviceIdOrZero());
        assertEquals(optional(qosClass).orElse(0), request.qosClassOrZero());
        assertEquals(optional(tclass).orElse(0), request.tclassOrZero());
        assertEquals(optional(pkey).orElse(0), request.pkeyOrZero());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4096 |     |       | the QoS-Class 4096 is out of range; expected 0 to 4095
                    -1   |     |       | the QoS-Class -1 is out of range; expected 0 to 4095
                         | 256 |       | the TClass 256 is out of range; expected 0 to 255
                         |     | 65536 | the P_Key 65536 is out of range; expected 0 to 65535
                    """)
    void aFieldOutOfItsRangeIsRejected(Integer qosClass, Integer tclass, Integer pkey, String message) {
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class,
                () -> new Request(1, 2, OptionalLong.empty(), optional(qosClass), optional(tclass), optional(pkey)));
        assertEquals(message, refused.getMessage());
    }

    @Test
    void equalRequestsCarryTheSame() {
        assertEquals(with(OptionalInt.of(0)), with(OptionalInt.of(0)));
        assertEquals(with(OptionalInt.of(0)).hashCode(), with(OptionalInt.of(0)).hashCode());
        assertNotEquals(with(OptionalInt.of(0)), with(OptionalInt.of(1)));
        assertNotEquals(with(OptionalInt.of(0)), Request.between(1, 2));
        assertNotEquals(Request.between(2, 1), Request.between(1, 2));
        assertNotEquals(Request.between(1, 1), Request.between(1, 2));
    }

    @Test
    void isShownWithTheFieldsThatItCarries() {
        assertEquals(
                "Request[sourceGuid=0x0000000000000001, destinationGuid=0x0000000000000002, pkey=0x0007]",
                with(OptionalInt.of(7)).toString());
        assertEquals(
                "Request[sourceGuid=0xffffffffffffffff, destinationGuid=0x0000000000000000,"
                        + " serviceId=0x80000000000003db, qosClass=3, tclass=0]",
                new Request(
                                -1,
                                0,
                                OptionalLong.of(0x80000000000003dbL),
                                OptionalInt.of(3),
                                OptionalInt.of(0),
                                OptionalInt.empty())
                        .toString());
    }

    private static Request with(OptionalInt pkey) {
        return new Request(1, 2, OptionalLong.empty(), OptionalInt.empty(), OptionalInt.empty(), pkey);
    }

    private static OptionalInt optional(Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }
}
