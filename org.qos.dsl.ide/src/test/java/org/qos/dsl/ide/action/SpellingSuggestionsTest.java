package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;

/** Suggestions for misspelt names. */
class SpellingSuggestionsTest {

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

        assertTrue(OfferedActions.in("qos-policy.conf", text)
                .after("Did you mean Storage1?")
                .contains("source: Storage1\n"));
    }

    @Test
    void isNotOfferedIfTheRuleHasAFix() {
        String text = "<qos-policy><port-groups><port-group><name>Storage</name></port-group></port-groups>"
                + "<qos-match-rules><qos-match-rule><source>Stroage<|></source></qos-match-rule></qos-match-rules></qos-policy>";

        List<String> titles = OfferedActions.in("a.qos", text).titles();

        assertEquals("Write Storage", titles.get(0));
        assertTrue(titles.stream().noneMatch(title -> title.startsWith("Did")), titles::toString);
    }

    @Test
    void knowsThePartitionsOfThePolicy() {
        MarkedText text = MarkedText.of("port-groups\n port-group\n name: A\n partition: Storag<|>\n");
        LspTestHarness harness = LspTestHarness.empty()
                .put("partitions.conf", "Default=0x7fff : ALL=full ;\nStorage=0x8001 : ALL=full ;\n")
                .put("qos-policy.conf", text.text());

        String after =
                OfferedActions.in(harness.snapshot("qos-policy.conf"), text).after("Did you mean Storage?");

        assertTrue(after.contains("partition: Storage\n"), after);
    }

    @Test
    void knowsTheOptionsOfOpenSm() {
        assertEquals(
                "qos_max_vls 8\n",
                OfferedActions.in("opensm.opts", "qos_max_v<|>l 8\n").actions().stream()
                        .findFirst()
                        .map(OfferedActions.in("opensm.opts", "qos_max_v<|>l 8\n")::after)
                        .orElseThrow());
    }

    @Test
    void knowsTheCodesOfRules() {
        String text = "qos-ulps\n    # qos-ignore octal-litteral<|>: as in the manual\n    default: 010\n";

        assertTrue(OfferedActions.in("qos-policy.conf", text)
                .after("Did you mean octal-literal?")
                .contains("qos-ignore octal-literal:"));
    }

    @Test
    void offersNothingInAnEmptyFile() {
        assertTrue(OfferedActions.in("a.qos", "<|>").titles().stream().noneMatch(title -> title.startsWith("Did")));
    }

    @Test
    void offersTheThreeBestFirst() {
        String text = "port-groups\n port-group\n name: Rack14\n end-port-group\n port-group\n name: rack12\n"
                + " end-port-group\n port-group\n name: Rack1\n end-port-group\n port-group\n name: Rack13\n"
                + " end-port-group\n port-group\n name: Hosts\n end-port-group\nend-port-groups\n"
                + "qos-match-rules\n qos-match-rule\n source: Rack15<|>\n";

        assertEquals(
                List.of("Did you mean Rack1?", "Did you mean Rack13?", "Did you mean Rack14?"),
                guesses(OfferedActions.in("qos-policy.conf", text)));
    }

    @ParameterizedTest
    @CsvSource({
        "qos-policy.conf, port-gruop, port-group",
        "qos-policy.conf, qos-matchrules, qos-match-rules",
        "opensm.opts, qos_max_vl 8, qos_max_vls 8",
        "opensm.opts, qos TURE, qos TRUE",
    })
    void knowsTheKeywordsOfTheLanguage(String name, String written, String expected) {
        boolean block = written.startsWith("port-");
        String before = block ? "port-groups\n" : "";
        String after = block ? "\nname: A\nend-port-group\nend-port-groups\n" : "\n";

        assertTrue(all(LspTestHarness.alone(name, before + written + after)).contains(before + expected + after));
    }

    @ParameterizedTest
    @CsvSource({"defmemeber, defmember", "fulll, full", "AL_CAS, ALL_CAS", "limted, limited"})
    void knowsTheKeywordsOfPartitions(String written, String expected) {
        String good = "Default=0x7fff, ipoib, defmember=full : ALL_CAS=limited ;\n";

        assertTrue(all(LspTestHarness.alone("partitions.conf", good.replaceFirst(expected, written)))
                .contains(good));
    }

    @ParameterizedTest
    @CsvSource({"port-name, unknown-node-name", "port-guid, unknown-port-guid"})
    void knowsThePortsOfTheFabric(String entry, String code) throws IOException {
        Fabric fabric = IbnetdiscoverReader.read(Path.of("..", "examples", "cluster", "fabric.ibnetdiscover"))
                .fabric();
        Port port = fabric.nodes().stream()
                .flatMap(node -> node.endpoints().stream())
                .filter(each -> each.number() == 1)
                .findFirst()
                .orElseThrow();
        Node node = fabric.nodes().stream()
                .filter(each -> each.endpoints().contains(port))
                .findFirst()
                .orElseThrow();
        String good =
                entry.equals("port-name") ? '"' + node.description() + "/P1" + '"' : "0x%016x".formatted(port.guid());
        String typo = good.substring(0, 5) + good.charAt(6) + good.charAt(5) + good.substring(7);
        String before = "port-groups\n port-group\n name: A\n " + entry + ": ";
        DocumentSnapshot snapshot = LspTestHarness.with(fabric)
                .put("qos-policy.conf", before + typo + "\n")
                .snapshot("qos-policy.conf");
        Diagnostic shown = new Diagnostic(snapshot.lines().range(before.length(), typo.length()), "not in the fabric");
        shown.setCode(code);

        assertEquals(before + good + "\n", OfferedActions.about(snapshot, shown).after("Did you mean"));
    }

    private static List<String> guesses(OfferedActions offered) {
        return offered.titles().stream()
                .filter(title -> title.startsWith("Did"))
                .toList();
    }

    /** The texts after each fix or suggestion for each diagnostic. */
    private static List<String> all(DocumentSnapshot snapshot) {
        return DocumentValidator.document(snapshot).diagnostics().stream()
                .map(diagnostic -> OfferedActions.about(snapshot, diagnostic))
                .flatMap(offered -> offered.actions().stream().map(offered::after))
                .toList();
    }
}
