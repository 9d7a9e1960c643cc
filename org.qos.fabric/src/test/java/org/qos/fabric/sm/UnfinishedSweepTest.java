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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnfinishedSweepTest {

    private static final String SWEPT = entry("SUBNET UP");
    private static final String TABLES = entry("osm_ucast_mgr_process: minhop tables configured on all switches");
    private static final String VERBOSE =
            """
            Nov 28 08:45:09 097675 [D35796C0] 0x04 -> state_mgr_sweep_hop_0:

            ******************************************************************
            ********************* INITIATING HEAVY SWEEP *********************
            ******************************************************************
            """;

    @Test
    void aLogThatEndsWithASweepHasNone() throws IOException {
        assertEquals(Optional.empty(), read(""));
        assertEquals(Optional.empty(), read(SWEPT + TABLES + SWEPT));
        assertEquals(Optional.empty(), read(SWEPT + VERBOSE + TABLES + SWEPT));
    }

    @Test
    void aSweepIsUnderWayWhenItsEndIsMissing() throws IOException {
        assertTrue(read(SWEPT + TABLES).isPresent());
        assertTrue(read(SWEPT + VERBOSE).isPresent());
    }

    @Test
    void itMayHaveRejectedThePolicyAlready() throws IOException {
        String syntax = entry("yyerror: ERR AC05: Syntax error (line 7:3): syntax error");
        assertFalse(read(SWEPT + syntax).orElseThrow().refused());
        String rejected = entry("osm_qos_parse_policy_file: ERR AC03: Failed parsing QoS policy file (/p)");
        UnfinishedSweep sweep = read(SWEPT + syntax + rejected).orElseThrow();
        assertTrue(sweep.refused());
        assertEquals(
                List.of(
                        "ERR AC05: Syntax error (line 7:3): syntax error",
                        "ERR AC03: Failed parsing QoS policy file (/p)"),
                sweep.errors());
        assertEquals(List.of(), read(rejected + SWEPT + TABLES).orElseThrow().errors());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Errors during initialization", "Exiting SM", "Entering STANDBY state", "OpenSM 3.3.23"})
    void aSweepAlsoEndsWithout(String message) throws IOException {
        assertEquals(Optional.empty(), read(SWEPT + TABLES + entry(message)));
    }

    private static String entry(String message) {
        return "Nov 28 08:44:58 478269 [6AA5D6C0] 0x02 -> " + message + "\n";
    }

    private static Optional<UnfinishedSweep> read(String log) throws IOException {
        ByteArrayInputStream text = new ByteArrayInputStream(log.getBytes(StandardCharsets.ISO_8859_1));
        return SmLogReader.read(text, LocalDateTime.of(2026, 11, 28, 9, 0)).unfinished();
    }
}
