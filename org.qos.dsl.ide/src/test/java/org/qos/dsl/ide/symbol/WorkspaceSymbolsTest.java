package org.qos.dsl.ide.symbol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qos.dsl.ide.Desk;

/** What all documents define under names that have the characters of a text. */
@Timeout(60)
class WorkspaceSymbolsTest {

    private static List<String> names(Desk desk, String query) {
        return new WorkspaceSymbols()
                .answer(desk, new WorkspaceSymbolParams(query), Desk.PATIENT).getRight().stream()
                        .map(WorkspaceSymbol::getName)
                        .toList();
    }

    @Test
    void namesOfAllLanguagesInUnclosedText() {
        Desk desk = Desk.empty()
                .put("a.qos", "<qos-policy><port-groups><port-group><name>Big Store</name><use>x")
                .put("qos-policy.conf", "qos-levels\nqos-level\nname: storage\n")
                .put("partitions.conf", "Storm=0x8001: ALL;\n")
                .put("opensm.opts", "qos TRUE\n");

        assertEquals(List.of("Big Store", "storage", "Storm"), names(desk, "STOR"));
        assertEquals(List.of("Storm"), names(desk, "orm"));
    }

    @Test
    void charactersInTheirOrderAreEnough() {
        Desk desk = Desk.empty()
                .put("partitions.conf", "Storm=0x8001: ALL;\nNight shift=0x8002: ALL;\nStörung😀=0x8003: ALL;\n");

        assertEquals(List.of("Storm"), names(desk, "sRm"));
        assertEquals(List.of("Night shift"), names(desk, "n shf"));
        assertEquals(List.of("Störung😀"), names(desk, "TÖG😀"));
        assertEquals(List.of(), names(desk, "mrots"));
        assertEquals(3, names(desk, "").size());
    }

    @Test
    void noneWhereNothingIs() {
        assertEquals(List.of(), names(Desk.empty().put("a.qos", ""), ""));
    }
}
