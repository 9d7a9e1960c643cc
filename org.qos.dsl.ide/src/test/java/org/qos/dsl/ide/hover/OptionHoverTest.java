package org.qos.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.option.KnownOptions;

/** Hovers for options and their values, in texts that end while typing. */
class OptionHoverTest {

    private static void assertExplains(String expected, String marked) {
        String hover =
                HoverRequests.at(LspTestHarness.empty(), "opensm.opts", marked).orElse("");
        assertTrue(hover.contains(expected), () -> "'" + expected + "' is not in '" + hover + "' of " + marked);
    }

    @Test
    void anOptionHasAMeaningAKindAndADefault() {
        assertExplains("TRUE or FALSE; by default `FALSE`", "<|q<|>os|>");
        assertExplains("separated by commas", "<|routing_en<|>gine|> ftree");
        assertExplains("text; by default not set", "<|routing_en<|>gine|>");
        assertExplains("0 to 7", "<|l<|>mc|> 2 # LIDs");
        assertExplains("on ports of channel adapters", "<|qos_ca_sl2vl<|>|> 0,1");
        assertExplains("a number of 8 bits; by default `18`", "<|subnet_timeout<|>|>");
    }

    @Test
    void everyOptionIsExplained() {
        KnownOptions.names().forEach(name -> assertExplains("by default", "<|>" + name));
        KnownOptions.otherNames().forEach(name -> assertExplains("is an option of", "<|>" + name + " 1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "subnet_timeout <(18) | 1.07 s",
                "packet_life_time <(0x14) | unlimited",
                "max_op_vls <(4) | VL0-7",
                "qos_high_limit <(255) | no limit",
                "qos_ca_high_limit <(4) | 16 KiB",
                "sm_sl <(3) | CA ports: VL3",
                "qos_sl2vl 0,1,<(7),3 | SL 2: VL7",
                "qos_sl2vl 0,1,<(15) | SL 2: dropped",
                "qos_swe_vlarb_low 0:4,<(1:12) | VL1 with weight 12: 768 bytes per turn, 75 % of the bandwidth of this"
                        + " table",
                "qos_vlarb_high 0:4,<(1:0) | skipped",
                "qos_sl2vl 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,<(3) | OpenSM drops this entry",
            })
    void whatAValueMeans(String marked, String expected) {
        assertExplains(expected, marked.replaceFirst("<\\((.)(.*?)\\)", "<|$1<|>$2|>"));
    }

    @Test
    void nothingInShiftedTablesAndComments() {
        assertEquals(
                Optional.empty(),
                HoverRequests.at(LspTestHarness.empty(), "opensm.opts", "qos_vlarb_low 3:300 ,4<|>:1\n"));
        assertEquals(Optional.empty(), HoverRequests.at(LspTestHarness.empty(), "opensm.opts", "# qos<|> TRUE\n"));
        assertEquals(
                Optional.empty(), HoverRequests.at(LspTestHarness.empty(), "opensm.opts", "no_such_opt<|>ion 1\n"));
    }
}
