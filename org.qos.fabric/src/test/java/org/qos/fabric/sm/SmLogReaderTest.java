package org.qos.fabric.sm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SmLogReaderTest {

    private static final LocalDateTime NOW = LocalDateTime.of(2026, 1, 2, 12, 0);

    private static final String START =
            """
            Jan 01 08:00:00 000001 [AB12CD40] 0x03 -> OpenSM 3.3.23
            Jan 01 08:00:00 000002 [AB12CD40] 0x80 -> OpenSM 3.3.23
            Jan 01 08:00:00 100000 [AB12CD40] 0x80 -> Entering DISCOVERING state
            Jan 01 08:00:01 100000 [AB12C6C0] 0x80 -> Entering MASTER state
            """;

    private static final String GOOD_SWEEP = "Jan 01 08:00:02 000000 [AB12C6C0] 0x02 -> SUBNET UP\n";

    private static final String REJECTED =
            """
            Jan 01 09:00:00 000000 [AB12C6C0] 0x01 -> yyerror: ERR AC05: Syntax error (line 7:3): syntax error
            Jan 01 09:00:00 000001 [AB12C6C0] 0x01 -> osm_qos_parse_policy_file: ERR AC03: Failed parsing QoS policy file (/p)
            Jan 01 09:00:01 000000 [AB12C6C0] 0x02 -> SUBNET UP
            """;

    @Test
    void theLastSweepSaysWhetherThePolicyIsRejected() throws IOException {
        assertFalse(read(START + GOOD_SWEEP).lastRefused());
        SmHistory rejected = read(START + GOOD_SWEEP + REJECTED);
        assertTrue(rejected.lastRefused());
        assertEquals(Optional.of(LocalDateTime.of(2026, 1, 1, 9, 0, 1)), rejected.lastSweep());
        assertEquals(
                List.of(
                        "ERR AC05: Syntax error (line 7:3): syntax error",
                        "ERR AC03: Failed parsing QoS policy file (/p)"),
                rejected.refusals().get(0).messages());
    }

    @Test
    void aRejectedFileIsRememberedUntilTheNextStart() throws IOException {
        SmHistory later = read(START + REJECTED + GOOD_SWEEP);
        assertFalse(later.lastRefused());
        assertTrue(later.readARejectedFile());
        assertFalse(read(START + REJECTED + START + GOOD_SWEEP).readARejectedFile());
    }

    @Test
    void aFileThatCannotBeOpenedLeavesNothingBehind() throws IOException {
        SmHistory unopened = read(START
                + "Jan 01 09:00:00 000001 [AB12C6C0] 0x01 -> osm_qos_parse_policy_file: ERR AC01: Failed opening QoS"
                + " policy file /p - No such file or directory\n" + GOOD_SWEEP);
        assertTrue(unopened.lastRefused());
        assertFalse(unopened.readARejectedFile());
    }

    @Test
    void theLastSweepSaysWhetherThePartitionsAreRejected() throws IOException {
        String rejected =
                """
                Jan 01 09:00:00 000000 [AB12C6C0] 0x01 -> parse_part_conf: PARSE ERROR: line 2: bad PortGUID
                Jan 01 09:00:00 000001 [AB12C6C0] 0x01 -> osm_prtn_make_partitions: Partition configuration in error; retrying with default config
                Jan 01 09:00:01 000000 [AB12C6C0] 0x02 -> SUBNET UP
                """;
        SmHistory history = read(START + GOOD_SWEEP + rejected);
        assertEquals(
                List.of(
                        "PARSE ERROR: line 2: bad PortGUID",
                        "Partition configuration in error; retrying with default config"),
                history.partitionErrors());
        assertFalse(history.lastRefused());
        assertFalse(history.isAccepted());
        assertTrue(read(START + rejected + GOOD_SWEEP).isAccepted());
    }

    @Test
    void thePolicyFileIsTheOneThatWasReadSinceTheStart() throws IOException {
        String loading =
                "Jan 01 08:00:02 000000 [AB12C6C0] 0x02 -> osm_qos_parse_policy_file: Loading QoS policy file (/etc/p)\n";
        assertEquals(Optional.of("/etc/p"), read(START + loading + GOOD_SWEEP).policyFile());
        assertEquals(
                Optional.empty(), read(START + loading + START + GOOD_SWEEP).policyFile());
    }

    @Test
    void aPkeyWithoutPartitionDoesNotRejectThePolicy() throws IOException {
        assertFalse(read(START
                        + "Jan 01 09:00:00 000001 [AB12C6C0] 0x01 -> osm_qos_policy_validate: ERR AC14: pkey 0x0F00 in"
                        + " match rule - partition doesn't exist\n" + GOOD_SWEEP)
                .lastRefused());
    }

    @Test
    void roleAndEndAreThoseOfTheLastStart() throws IOException {
        SmHistory master = read(START);
        assertEquals(Optional.of("OpenSM 3.3.23"), master.version());
        assertEquals(Optional.of("master"), master.role());
        assertEquals(Optional.empty(), master.lastSweep());
        String end = "Jan 01 10:00:00 000000 [AB12CD40] 0x80 -> Exiting SM\n";
        assertTrue(read(START + end).ended());
        assertFalse(read(START + end + START).ended());
    }

    @Test
    void aDateLaterThanNowIsOfTheYearBefore() throws IOException {
        String text = GOOD_SWEEP.replace("Jan 01", "Dec 31");
        assertEquals(
                Optional.of(LocalDateTime.of(2025, 12, 31, 8, 0, 2)), read(text).lastSweep());
        assertEquals(Optional.empty(), read(text.replace("Dec 31", "Dec 39")).lastSweep());
    }

    @Test
    void textThatIsNotALogSaysNothing() throws IOException {
        SmHistory none = read("#!/bin/sh\nOpenSM 3.3.23\n\0\u00ff SUBNET UP");
        assertEquals(Optional.empty(), none.start());
        assertEquals(Optional.empty(), none.lastSweep());
    }

    private static SmHistory read(String log) throws IOException {
        return SmLogReader.read(new ByteArrayInputStream(log.getBytes(StandardCharsets.ISO_8859_1)), NOW);
    }
}
