package org.qos.dsl.ide.linkedediting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.eclipse.lsp4j.LinkedEditingRangeParams;
import org.eclipse.lsp4j.LinkedEditingRanges;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** The linked names are at the marks. */
class LinkedTagsTest {

    private static LinkedEditingRanges linked(String name, MarkedText text) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());
        return new LinkedTags()
                .handle(
                        snapshot,
                        new LinkedEditingRangeParams(LspTestHarness.id(snapshot), text.position()),
                        LspTestHarness.NEVER_CANCELLED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<qos-policy><<|port-<|>groups|>><port-group><name>A</name></port-group></<|port-groups|>></qos-policy>",
                "<qos-policy><port-groups><port-group><<|name|>>A</<|<|>name|>>",
                "<qos-policy><qos-levels><qos-level><<|mtu_limit<|>|>>4</<|mtu_limit|>>"
            })
    void theNamesOfATagAndOfTheOneThatClosesIt(String marked) {
        MarkedText text = MarkedText.of(marked);

        assertEquals(text.ranges(), linked("a.qos", text).getRanges());
    }

    @Test
    void nothingWithAnUnclosedElement() {
        assertNull(linked("a.qos", MarkedText.of("<qos-policy><port-gr<|>oups><port-group>")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nothingInAnEmptyFile(String name) {
        assertNull(linked(name, MarkedText.of("<|>")));
    }
}
