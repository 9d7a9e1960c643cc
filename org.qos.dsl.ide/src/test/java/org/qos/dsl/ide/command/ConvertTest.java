package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.workspace.View;

/** A policy in the other spelling. */
class ConvertTest {

    private static final View OPENSM = Desk.alone(
            "qos-policy.conf", "qos-levels\n qos-level\n  name: DEFAULT\n  sl: 2\n end-qos-level\nend-qos-levels\n");

    /** OpenSM's rules do not know traffic classes. */
    private static final String LOST_IN_OPENSM =
            """
            <qos-policy>
              <qos-levels>
                <qos-level>
                  <sn>0</sn>
                  <name>DEFAULT</name>
                  <sl>0</sl>
                </qos-level>
                <qos-level>
                  <sn>1</sn>
                  <name>Calls</name>
                  <sl>1</sl>
                </qos-level>
              </qos-levels>
              <qos-match-rules>
                <qos-match-rule>
                  <tclass>7</tclass>
                  <qos-level-sn>1</qos-level-sn>
                </qos-match-rule>
              </qos-match-rules>
            </qos-policy>
            """;

    @Test
    void writesTheOtherSpelling() {
        Outcome outcome = Run.of("qos.convert", OPENSM, "{}");

        assertTrue(outcome.text().contains("<sl>2</sl>"), outcome.text());
        assertEquals("qos-rfc", outcome.language());
        assertEquals("qos-policy.conf in the RFC syntax", outcome.message());
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
        assertEquals("there is no syntax 'yaml'; expected rfc or opensm", refused.getMessage());
    }

    @Test
    void namesWhatWouldBeLostWhereTheUserMayWantIt() {
        View byClass = Desk.alone("policy.qos", LOST_IN_OPENSM);

        var refused = assertThrows(CommandRefused.class, () -> Run.of("qos.convert", byClass, "{}"));

        assertEquals(1, refused.losses().size(), refused.getMessage());
        assertTrue(refused.losses().get(0).startsWith("policy.qos:"), refused.getMessage());
        assertTrue(Run.of("qos.convert", byClass, "{\"lossy\": true}").notes().containsAll(refused.losses()));
        assertEquals(List.of(), new CommandRefused("no policy").losses());
    }

    @Test
    void refusesWhatIsNoPolicy() {
        View partitions = Desk.alone("partitions.conf", "Default=0x7fff : ALL=full ;\n");

        var refused = assertThrows(CommandRefused.class, () -> Run.of("qos.convert", partitions, "{}"));

        assertEquals(
                "partitions.conf is a partition file, no policy; open a policy and try again", refused.getMessage());
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
