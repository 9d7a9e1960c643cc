package org.qos.dsl.ide.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Marked;
import org.qos.dsl.ide.workspace.View;

/** What can be followed from a document: the marks. */
@Timeout(60)
class DocumentLinksTest {

    private static List<DocumentLink> links(View view) {
        return new DocumentLinks().answer(view, new DocumentLinkParams(Desk.id(view)), Desk.PATIENT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void noneInAnEmptyFile(String name) {
        assertEquals(List.of(), links(Desk.alone(name, "")));
    }

    @Test
    void fromAnOptionToTheFileInTheWorkspace() {
        Marked text = Marked.of("qos TRUE\nqos_policy_file <|/etc/opensm/qos-policy.conf|>\n");
        View view = Desk.empty()
                .put("qos-policy.conf", "")
                .put("opensm.opts", text.text())
                .view("opensm.opts");

        assertEquals(List.of(new DocumentLink(text.ranges().get(0), "file:///site/qos-policy.conf")), links(view));
    }

    @Test
    void fromAnOptionToTheFileOfTheSystem() {
        View view = Desk.alone("opensm.opts", "partition_config_file \"/etc/opensm/partitions.conf\"");

        assertEquals("file:///etc/opensm/partitions.conf", links(view).get(0).getTarget());
    }
}
