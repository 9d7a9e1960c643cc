package org.qos.dsl.ide.linkedediting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.eclipse.lsp4j.LinkedEditingRangeParams;
import org.eclipse.lsp4j.LinkedEditingRanges;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Marked;
import org.qos.dsl.ide.workspace.View;

/** Which names change together: those that are marked. */
@Timeout(60)
class LinkedTagsTest {

    private static LinkedEditingRanges linked(String name, Marked text) {
        View view = Desk.alone(name, text.text());
        return new LinkedTags()
                .answer(view, new LinkedEditingRangeParams(Desk.id(view), text.position()), Desk.PATIENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<qos-policy><<|port-<|>groups|>><port-group><name>A</name></port-group></<|port-groups|>></qos-policy>",
                "<qos-policy><port-groups><port-group><<|name|>>A</<|<|>name|>>",
                "<qos-policy><qos-levels><qos-level><<|mtu_limit<|>|>>4</<|mtu_limit|>>"
            })
    void theNamesOfATagAndOfTheOneThatClosesIt(String marked) {
        Marked text = Marked.of(marked);

        assertEquals(text.ranges(), linked("a.qos", text).getRanges());
    }

    @Test
    void nothingWithAnUnclosedElement() {
        assertNull(linked("a.qos", Marked.of("<qos-policy><port-gr<|>oups><port-group>")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nothingInAnEmptyFile(String name) {
        assertNull(linked(name, Marked.of("<|>")));
    }
}
