package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.CodeActionKind;
import org.junit.jupiter.api.Test;

/** Rewriting a text in the canonical syntax. */
class CanonicalSyntaxTest {

    private static final String TITLE = "Convert to the canonical syntax";

    private static OfferedActions offered(String name, String text) {
        return OfferedActions.ofKind(CodeActionKind.RefactorRewrite, name, text);
    }

    @Test
    void writesCanonicalTags() {
        assertEquals(
                "<qos-policy><port-groups><port-group><name>A</name><port-guid>1-9</port-guid></port-group></port-groups>"
                        + "</qos-policy>",
                offered(
                                "a.qos",
                                "<qos-policy><port_groups><port_group><name>A</name><port_guid>1-9</port_guid></port_group>"
                                        + "</port_groups></qos-policy>")
                        .after(TITLE));
    }

    @Test
    void expandsAbbreviatedPartitionFlags() {
        assertEquals(
                "Default=0x7fff, ipoib : ALL=full ;\n",
                offered("partitions.conf", "Default=0x7fff, ipoi : ALL=full ;\n")
                        .after(TITLE));
    }

    @Test
    void isOfferedAnywhereInTheText() {
        assertTrue(OfferedActions.in("qos-policy.conf", "qos-ulps<|>\n    default: 010\nend-qos-ulps\n")
                .titles()
                .contains(TITLE));
    }

    @Test
    void worksInIncompleteText() {
        assertEquals(
                "qos-ulps\n    default: 8\n    sdp",
                offered("qos-policy.conf", "qos-ulps\n    default: 010\n    sdp")
                        .after(TITLE));
    }

    @Test
    void isNotOfferedForCanonicalText() {
        assertEquals(List.of(), offered("qos-policy.conf", "").titles());
        assertEquals(List.of(), offered("opensm.opts", "qos true\n").titles());
    }
}
