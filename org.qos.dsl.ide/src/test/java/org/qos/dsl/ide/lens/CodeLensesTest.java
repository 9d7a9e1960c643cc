package org.qos.dsl.ide.lens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.CodeLensParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** The line, from 0, and title of each code lens. */
class CodeLensesTest {

    private static final String GROUPS =
            """
            port-groups
                port-group
                    name: Servers
                    port-guid: 0x11, 0x21
                end-port-group
                port-group
                    name: Rest
                    node-type: CA
                end-port-group
            end-port-groups
            qos-match-rules
                qos-match-rule
                    source: servers
            """;

    private static List<String> lenses(DocumentSnapshot snapshot) {
        return new CodeLenses()
                        .handle(
                                snapshot,
                                new CodeLensParams(LspTestHarness.id(snapshot)),
                                LspTestHarness.NEVER_CANCELLED)
                        .stream()
                        .map(lens -> lens.getRange().getStart().getLine() + " "
                                + lens.getCommand().getTitle())
                        .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void noneInAnEmptyFile(String name) {
        assertEquals(List.of(), lenses(LspTestHarness.alone(name, "")));
    }

    @Test
    void referencesAndPortsOfGroupsInAnUnclosedPolicy() {
        assertEquals(
                List.of("1 1 reference", "5 0 references", "1 matches 2 ports", "5 matches 3 ports"),
                lenses(LspTestHarness.with(TestFabrics.threeHosts())
                        .put("qos-policy.conf", GROUPS)
                        .snapshot("qos-policy.conf")));
    }

    @Test
    void portsThatDependOnAnUnknownFabricAreNotCounted() {
        assertEquals(
                List.of("1 1 reference", "5 0 references", "1 matches 2 ports"),
                lenses(LspTestHarness.alone("qos-policy.conf", GROUPS)));
    }

    @Test
    void partitionsAreReferredToInPolicies() {
        LspTestHarness harness = LspTestHarness.empty()
                .put("partitions.conf", "A=1: ALL;\n")
                .put("a.qos", "<qos-policy><port-groups><port-group><partition>A,A</partition>");

        assertEquals(
                List.of("0 1 member entry", "0 2 references in 1 policy"), lenses(harness.snapshot("partitions.conf")));
    }
}
