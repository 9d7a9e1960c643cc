package org.qos.conformity.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class LoggedErrorsTest {

    @Test
    void errorsInFilesAreFoundAmongOtherLines() {
        String words =
                """
                Using default GUID 0x1
                 Unrecognized token: "qqos"
                x 0x01 -> something: ERR 1F16: cannot find requester
                x 0x01 -> parser: ERR AC14: pkey 0x0001 in match rule - partition doesn't exist
                x 0x01 -> PARSE ERROR: line 2: bad partition flags
                x 0x01 -> validate_requested_mgid: ERR 1B28: Requested MGID invalid
                x 0x01 -> ip_mgroup_mtu_ok: IP MC group (ff12:401b::5) specified with invalid mtu (5)
                 Warning: Cached Option qos_sl2vl: < 16 VLs listed
                invalid CCT entry
                invalid hex digit in bitmask
                invalid length bitmask
                SUBNET UP
                """;
        assertEquals(
                List.of(
                        "Unrecognized token: \"qqos\"",
                        "x 0x01 -> parser: ERR AC14: pkey 0x0001 in match rule - partition doesn't exist",
                        "x 0x01 -> PARSE ERROR: line 2: bad partition flags",
                        "x 0x01 -> validate_requested_mgid: ERR 1B28: Requested MGID invalid",
                        "x 0x01 -> ip_mgroup_mtu_ok: IP MC group (ff12:401b::5) specified with invalid mtu (5)",
                        "Warning: Cached Option qos_sl2vl: < 16 VLs listed",
                        "invalid CCT entry",
                        "invalid hex digit in bitmask",
                        "invalid length bitmask"),
                LoggedErrors.in(words));
    }
}
