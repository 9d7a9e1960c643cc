package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Converting a policy to the other syntax. */
class ConvertTest {

    private static final DocumentSnapshot OPENSM = LspTestHarness.alone(
            "qos-policy.conf", "qos-levels\n qos-level\n  name: DEFAULT\n  sl: 2\n end-qos-level\nend-qos-levels\n");

    /** OpenSM's match rules do not support traffic classes. */
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
    void writesTheOtherSyntax() {
        CommandResult result = CommandRunner.of("qos.convert", OPENSM, "{}");

        assertTrue(result.text().contains("<sl>2</sl>"), result.text());
        assertEquals("qos-rfc", result.language());
        assertEquals("qos-policy.conf in the RFC syntax", result.message());
        assertTrue(CommandRunner.of("qos.convert", LspTestHarness.alone("a.qos", result.text()), "{}")
                .text()
                .contains("sl: 2"));
    }

    @Test
    void writesTheRequestedSyntax() {
        assertEquals(
                "qos-opensm",
                CommandRunner.of("qos.convert", OPENSM, "{\"to\": \"opensm\"}").language());
        var refused = assertThrows(
                CommandException.class, () -> CommandRunner.of("qos.convert", OPENSM, "{\"to\": \"yaml\"}"));
        assertEquals("unknown syntax 'yaml'; expected rfc or opensm", refused.getMessage());
    }

    @Test
    void listsTheLossesThatTheUserMayAccept() {
        DocumentSnapshot byClass = LspTestHarness.alone("policy.qos", LOST_IN_OPENSM);

        var refused = assertThrows(CommandException.class, () -> CommandRunner.of("qos.convert", byClass, "{}"));

        assertEquals(1, refused.losses().size(), refused.getMessage());
        assertTrue(refused.losses().get(0).startsWith("policy.qos:"), refused.getMessage());
        List<String> accepted = refused.losses().stream()
                .map(loss -> loss.replace(": error: ", ": warning: "))
                .toList();
        assertTrue(CommandRunner.of("qos.convert", byClass, "{\"lossy\": true}")
                .notes()
                .containsAll(accepted));
        assertEquals(List.of(), new CommandException("no policy").losses());
    }

    @Test
    void rejectsADocumentThatIsNotAPolicy() {
        DocumentSnapshot partitions = LspTestHarness.alone("partitions.conf", "Default=0x7fff : ALL=full ;\n");

        var refused = assertThrows(CommandException.class, () -> CommandRunner.of("qos.convert", partitions, "{}"));

        assertEquals(
                "partitions.conf is a partition file, not a policy; open a policy and try again", refused.getMessage());
    }

    @Test
    void reportsProgressAndCanBeCancelled() {
        assertEquals(
                "checking for errors",
                CommandRunner.steps("qos.convert", OPENSM, "{}").get(0));
        assertThrows(
                CancellationException.class,
                () -> CommandRunner.of("qos.convert", OPENSM, "{}", step -> {
                    throw new CancellationException();
                }));
    }
}
