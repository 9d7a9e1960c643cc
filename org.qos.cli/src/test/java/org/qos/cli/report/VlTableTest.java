package org.qos.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.ProjectFiles;

class VlTableTest {

    @Test
    void kindsWithEqualTablesAreShownOnce() {
        assertEquals(
                List.of(
                        "CA ports, router ports, enhanced switch ports 0, external switch ports, where links have VL0 to"
                                + " VL1; high limit: one packet",
                        "   VL   high    low  SLs",
                        "    0 66.7 %      -  0, 2, 4, 6, 8, 10, 12, 14",
                        "    1 33.3 % 100.0 %  1, 3, 5, 7, 9, 11, 13",
                        "   15      -      -  15 (dropped)"),
                lines("qos TRUE\nmax_op_vls 2\nqos_sl2vl 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n"
                        + "qos_vlarb_high 0:64,1:32\nqos_vlarb_low 1:4\n"));
    }

    @Test
    void kindsWithTablesOfTheirOwnAreShownApart() {
        List<String> lines = lines("qos TRUE\nqos_ca_high_limit 16\nqos_swe_high_limit 255\n");
        assertTrue(lines.get(0).startsWith("CA ports, where links have VL0 to VL7; high limit: 64 KiB"), lines.get(0));
        assertEquals(
                3,
                lines.stream().filter(line -> line.contains("where links have")).count());
        assertTrue(lines.stream().anyMatch(line -> line.endsWith("high limit: none")));
    }

    @Test
    void withoutQosPortsGetNoTables() {
        assertEquals(List.of(), lines("max_op_vls 2\n"));
        assertEquals(List.of(), VlTable.lines(new ProjectFiles().load("p", "qos-ulps\n", new OpenSmLanguage())));
    }

    private static List<String> lines(String options) {
        return VlTable.lines(new ProjectFiles().load("opensm.opts", options, new OptionsLanguage()));
    }
}
