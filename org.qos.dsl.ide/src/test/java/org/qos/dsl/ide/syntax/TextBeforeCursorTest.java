package org.qos.dsl.ide.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.PolicySyntax;

/** The shortened text before a cursor. */
class TextBeforeCursorTest {

    private static String rfc(String before) {
        return TextBeforeCursor.shortened(before, PolicySyntax.RFC);
    }

    private static String openSm(String before) {
        return TextBeforeCursor.shortened(before, PolicySyntax.OPENSM);
    }

    @Test
    void theLastElementInItsSection() {
        assertEquals(
                "<qos-policy><qos-levels><qos-level><sn>2",
                rfc("<qos-policy><port-groups></port-groups><qos-levels><qos-level></qos-level><qos-level><sn>2"));
        assertEquals(
                "<qos-policy><qos-setup><vlarb-tables><vlarb-scope></vlarb-scope></vlarb-tables><",
                rfc("<qos-policy><qos-setup><vlarb-tables><vlarb-scope></vlarb-scope></vlarb-tables><"));
    }

    @Test
    void anElementInACommentDoesNotCount() {
        assertEquals(
                "<qos-policy><qos-levels><qos-level><!-- <qos-match-rule> --><",
                rfc("<qos-policy><qos-levels><qos-level><!-- <qos-match-rule> --><"));
    }

    @Test
    void theLastBlockOnALineOfItsOwn() {
        assertEquals(
                "qos-levels\n  qos-level\n    use: the qos-match-rule\n",
                openSm("port-groups\nport-group\nend-port-group\nend-port-groups\nqos-levels\n  qos-level\n"
                        + "    use: the qos-match-rule\n"));
        assertEquals("port-groups\nport-group", openSm("port-groups\nport-group"));
    }

    @Test
    void theWholeTextIfNoBlockStarts() {
        assertEquals("", rfc(""));
        assertEquals("<qos-policy><", rfc("<qos-policy><"));
        assertEquals("qos-ulps\nany", openSm("qos-ulps\nany"));
    }
}
