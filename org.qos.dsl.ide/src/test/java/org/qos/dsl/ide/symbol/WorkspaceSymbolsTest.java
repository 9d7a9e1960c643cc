package org.qos.dsl.ide.symbol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.testing.LspTestHarness;

/** Symbols of all documents whose names contain the characters of a query. */
class WorkspaceSymbolsTest {

    private static List<String> names(LspTestHarness harness, String query) {
        return new WorkspaceSymbols()
                .handle(harness, new WorkspaceSymbolParams(query), LspTestHarness.NEVER_CANCELLED).getRight().stream()
                        .map(WorkspaceSymbol::getName)
                        .toList();
    }

    @Test
    void namesOfAllLanguagesInUnclosedText() {
        LspTestHarness harness = LspTestHarness.empty()
                .put("a.qos", "<qos-policy><port-groups><port-group><name>Big Store</name><use>x")
                .put("qos-policy.conf", "qos-levels\nqos-level\nname: storage\n")
                .put("partitions.conf", "Storm=0x8001: ALL;\n")
                .put("opensm.opts", "qos TRUE\n");

        assertEquals(List.of("Big Store", "storage", "Storm"), names(harness, "STOR"));
        assertEquals(List.of("Storm"), names(harness, "orm"));
    }

    @Test
    void charactersInTheirOrderAreEnough() {
        LspTestHarness harness = LspTestHarness.empty()
                .put("partitions.conf", "Storm=0x8001: ALL;\nNight shift=0x8002: ALL;\nStörung😀=0x8003: ALL;\n");

        assertEquals(List.of("Storm"), names(harness, "sRm"));
        assertEquals(List.of("Night shift"), names(harness, "n shf"));
        assertEquals(List.of("Störung😀"), names(harness, "TÖG😀"));
        assertEquals(List.of(), names(harness, "mrots"));
        assertEquals(3, names(harness, "").size());
    }

    @Test
    void aLevelOfTheRfcSyntaxShowsItsNameAndItsSn() {
        LspTestHarness harness = LspTestHarness.empty()
                .put(
                        "a.qos",
                        "<qos-policy><qos-levels><qos-level><name>Gold</name><sn>12</sn></qos-level>"
                                + "<qos-level><sn>3</sn></qos-level><qos-level><name>Fast</name></qos-level>");

        assertEquals(List.of("Gold (sn 12)", "sn 3", "Fast"), names(harness, ""));
        assertEquals(List.of("Gold (sn 12)"), names(harness, "gold"));
        assertEquals(List.of("Gold (sn 12)"), names(harness, "12"));
    }

    @Test
    void noneInAnEmptyWorkspace() {
        assertEquals(List.of(), names(LspTestHarness.empty().put("a.qos", ""), ""));
    }
}
