package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Marked;

/** A name that is nearly a known one is offered as that. */
class NearestNameTest {

    @Test
    void knowsTheGroupsOfThePolicy() {
        String text =
                """
                port-groups
                    port-group
                        name: Storage1
                    end-port-group
                    port-group
                        name: Storage2
                    end-port-group
                end-port-groups
                qos-match-rules
                    qos-match-rule
                        source: Storage3<|>
                """;

        assertTrue(Offered.in("qos-policy.conf", text)
                .after("Did you mean Storage1?")
                .contains("source: Storage1\n"));
    }

    @Test
    void leavesToTheRuleWhatItHasAFixFor() {
        String text = "<qos-policy><port-groups><port-group><name>Storage</name></port-group></port-groups>"
                + "<qos-match-rules><qos-match-rule><source>Stroage<|></source></qos-match-rule></qos-match-rules></qos-policy>";

        List<String> titles = Offered.in("a.qos", text).titles();

        assertEquals("Write Storage", titles.get(0));
        assertTrue(titles.stream().noneMatch(title -> title.startsWith("Did")), titles::toString);
    }

    @Test
    void knowsThePartitionsOfTheSite() {
        Marked text = Marked.of("port-groups\n port-group\n name: A\n partition: Storag<|>\n");
        Desk desk = Desk.empty()
                .put("partitions.conf", "Default=0x7fff : ALL=full ;\nStorage=0x8001 : ALL=full ;\n")
                .put("qos-policy.conf", text.text());

        String after = Offered.in(desk.view("qos-policy.conf"), text).after("Did you mean Storage?");

        assertTrue(after.contains("partition: Storage\n"), after);
    }

    @Test
    void knowsTheOptionsOfOpenSm() {
        assertEquals(
                "qos_max_vls 8\n",
                Offered.in("opensm.opts", "qos_max_v<|>l 8\n").actions().stream()
                        .findFirst()
                        .map(Offered.in("opensm.opts", "qos_max_v<|>l 8\n")::after)
                        .orElseThrow());
    }

    @Test
    void knowsTheCodesOfRules() {
        String text = "qos-ulps\n    # qos-ignore octal-litteral<|>: as in the manual\n    default: 010\n";

        assertTrue(Offered.in("qos-policy.conf", text)
                .after("Did you mean octal-literal?")
                .contains("qos-ignore octal-literal:"));
    }

    @Test
    void saysNothingOnAnEmptyFile() {
        assertTrue(Offered.in("a.qos", "<|>").titles().stream().noneMatch(title -> title.startsWith("Did")));
    }
}
