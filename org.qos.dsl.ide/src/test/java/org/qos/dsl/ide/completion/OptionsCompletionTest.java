package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.OptionType;

/** What is proposed in an option file. */
class OptionsCompletionTest {

    private static Proposed at(String marked) {
        return Proposed.at(LspTestHarness.empty(), "opensm.opts", marked);
    }

    @Test
    void namesAndValues() {
        assertEquals(List.of("qos_ca_sl2vl"), at("qos_ca_sl<|>").labels());
        assertEquals(List.of("TRUE", "FALSE"), at("qos <|>").labels());
        assertEquals(16, at("qos_sl2vl <|>").labels().get(0).split(",").length);
        assertTrue(at("routing_engine <|>").labels().contains("ftree"));
    }

    @Test
    void filesOfTheProject() {
        assertEquals(
                List.of("/site/qos-policy.conf"),
                Proposed.at(LspTestHarness.empty().put("qos-policy.conf", ""), "opensm.opts", "qos_policy_file <|>")
                        .labels());
    }

    @Test
    void anOptionHasAKindADefaultAndAMeaning() {
        var lmc = at("lm<|>").item("lmc");
        assertEquals("a number of 8 bits, by default 0", lmc.getDetail());
        assertTrue(lmc.getDocumentation().getLeft().contains("0 to 7"));
        assertEquals("text", at("<|>").item("routing_engine").getDetail());
    }

    @Test
    void anOptionThatIsSetIsNotProposedAgain() {
        List<String> labels = at("qos TRUE\n<|>\n  lmc 2\n# sm_sl 1\ncc_ca_cong_setting_ccti_min 0 1\n")
                .labels();
        assertFalse(labels.contains("qos"));
        assertFalse(labels.contains("lmc"));
        assertTrue(labels.contains("sm_sl"));
        assertTrue(labels.contains("cc_ca_cong_setting_ccti_min"), "it is set for each SL");
        assertTrue(at("qo<|>s TRUE").labels().contains("qos"), "the line itself does not count");
    }

    @Test
    void theWholeTokenAtTheCursorIsReplaced() {
        assertEquals("qos_sl2vl 0,1\n", at("qos_<|>vlarb_high\t0,1\n").with("qos_sl2vl"));
        assertEquals("qos FALSE # on\n", at("qos <|>TRUE # on\n").with("FALSE"));
        assertEquals("qos FALSE\r\nlmc 1", at("qos F<|>oo bar\r\nlmc 1").with("FALSE"));
        assertEquals("lmc 3\n", at("lmc <|>\n").with("3"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "part_enforce | off | not at all",
                "part_enforce | both | in both directions, the default",
                "console | loopback | on a port of this machine",
                "max_op_vls | 4 | VL0-7",
                "subnet_timeout | 18 | 1.07 s, the default",
                "packet_life_time | 0x14 | unlimited",
                "lmc | 2 | 4 LIDs a port",
                "force_link_speed | 15 | all that is supported, the default",
                "qos_swe_high_limit | 255 | no limit",
                "use_ucast_cache | FALSE | the default",
                "transaction_timeout | 200 | the default",
                "log_file | /var/log/opensm.log | the default",
            })
    void aValueHasAMeaning(String option, String value, String meaning) {
        assertEquals(meaning, at(option + " <|>").item(value).getDetail());
    }

    @Test
    void everyBooleanIsTrueOrFalse() {
        KnownOptions.names().stream()
                .filter(name -> KnownOptions.kind(name)
                        .filter(OptionType.BOOLEAN::equals)
                        .isPresent())
                .forEach(name ->
                        assertEquals(List.of("TRUE", "FALSE"), at(name + " <|>").labels(), name));
    }

    @Test
    void routingEnginesAreAList() {
        assertTrue(at("routing_engine <|>").labels().contains("nue"));
        assertEquals(List.of("minhop"), at("routing_engine ftree,mi<|>").labels());
        assertEquals(
                "routing_engine ftree, updn", at("routing_engine ftree, u<|>").with("updn"));
        assertFalse(at("routing_engine ftree,<|>").labels().contains("ftree"));
        assertEquals(
                "routing_engine minhop, updn # first\n",
                at("routing_engine <|>ftree, updn # first\n").with("minhop"));
        assertFalse(at("routing_engine <|>ftree, updn").labels().contains("updn"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"# qos <|>", "qos TRUE # <|>", "  #<|>", "no_such_option <|>", "qos_nothing <|>"})
    void nothingInCommentsAndForUnknownOptions(String marked) {
        assertEquals(List.of(), at(marked).labels());
    }

    @Test
    void tablesHaveSixteenEntries() {
        for (String set : List.of("qos_", "qos_ca_", "qos_rtr_", "qos_sw0_", "qos_swe_")) {
            at(set + "sl2vl <|>").labels().forEach(table -> assertEquals(16, table.split(",").length));
            assertEquals(1, at(set + "vlarb_low <|>").labels().size());
        }
    }
}
