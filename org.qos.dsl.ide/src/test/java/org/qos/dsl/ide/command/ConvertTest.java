package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.workspace.View;

/** A policy in the other spelling. */
class ConvertTest {

    private static final View OPENSM = Desk.alone(
            "qos-policy.conf", "qos-levels\n qos-level\n  name: DEFAULT\n  sl: 2\n end-qos-level\nend-qos-levels\n");

    @Test
    void writesTheOtherSpelling() {
        Outcome outcome = Run.of("qos.convert", OPENSM, "{}");

        assertTrue(outcome.text().contains("<sl>2</sl>"), outcome.text());
        assertEquals("qos-rfc", outcome.language());
        assertTrue(Run.of("qos.convert", Desk.alone("a.qos", outcome.text()), "{}")
                .text()
                .contains("sl: 2"));
    }

    @Test
    void writesTheSpellingThatIsNamed() {
        assertEquals(
                "qos-opensm",
                Run.of("qos.convert", OPENSM, "{\"to\": \"opensm\"}").language());
        var refused = assertThrows(CommandRefused.class, () -> Run.of("qos.convert", OPENSM, "{\"to\": \"yaml\"}"));
        assertEquals("there is no spelling 'yaml'; expected rfc or opensm", refused.getMessage());
    }

    @Test
    void refusesWhatIsNoPolicy() {
        View partitions = Desk.alone("partitions.conf", "Default=0x7fff : ALL=full ;\n");

        var refused = assertThrows(CommandRefused.class, () -> Run.of("qos.convert", partitions, "{}"));

        assertEquals("partitions.conf is no policy; open one and try again", refused.getMessage());
    }

    @Test
    void saysWhatItDoesAndStopsWhenNobodyWaits() {
        assertEquals(
                "looking for errors", Run.steps("qos.convert", OPENSM, "{}").get(0));
        assertThrows(
                CancellationException.class,
                () -> Run.of("qos.convert", OPENSM, "{}", step -> {
                    throw new CancellationException();
                }));
    }
}
