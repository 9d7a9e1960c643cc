package org.qos.dsl.generator.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;

class OptionsMergeTest {

    private static final String SL2VL = "0,1,2,3,15,15,15,15,15,15,15,15,15,15,15,15";

    @Test
    void theNumberOfVlsIsNotLoweredWhileTablesOfTheSiteStay() {
        String site = "qos TRUE\nmax_op_vls 4\nqos_swe_vlarb_low 0:32,7:32\n";
        String generated = "qos TRUE\nmax_op_vls 3\nqos_ca_sl2vl " + SL2VL + "\n";
        assertEquals(site + "\n# added by qos generate\nqos_ca_sl2vl " + SL2VL + "\n", merged(site, generated, true));
        assertEquals(
                "max_op_vls 5\nqos_swe_vlarb_low 0:32\n",
                merged("max_op_vls 4\nqos_swe_vlarb_low 0:32\n", "max_op_vls 5\n", true));
        assertEquals("qos TRUE\nmax_op_vls 3\n", merged("qos TRUE\nmax_op_vls 4\n", "max_op_vls 3\n", true));
        assertEquals("qos_swe_vlarb_low 0:32\n", merged("qos_swe_vlarb_low 0:32\n", "max_op_vls 3\n", true));
        assertEquals(
                "max_op_vls 3\nqos_sl2vl " + SL2VL + "\n# replaced by qos generate: qos_ca_sl2vl 7\n",
                merged("max_op_vls 4\nqos_sl2vl 0\nqos_ca_sl2vl 7\n", "max_op_vls 3\nqos_sl2vl " + SL2VL + "\n", true));
    }

    @Test
    void onlyItsOwnOptionsChange() {
        String site =
                """
                # options of the site
                routing_engine  ftree
                qos \tFALSE
                # tables
                qos_high_limit -1
                qos_ca_high_limit -1
                qos_ca_sl2vl 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0
                  qos_swe_vlarb_low 0:1
                sweep_interval 10""";
        String generated = "# generated\nqos TRUE\nqos_policy_file /etc/p\nqos_sl2vl " + SL2VL + "\nqos_high_limit 4\n";
        assertEquals(
                """
                # options of the site
                routing_engine  ftree
                qos \tTRUE
                # tables
                qos_high_limit 4
                qos_ca_high_limit -1
                # replaced by qos generate: qos_ca_sl2vl 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0
                  qos_swe_vlarb_low 0:1
                sweep_interval 10

                # added by qos generate
                qos_policy_file /etc/p
                qos_sl2vl %s
                """
                        .formatted(SL2VL),
                merged(site, generated, true));
    }

    @Test
    void theLineEndsOfTheFileStay() {
        assertEquals(
                "# site\r\nqos TRUE\r\n\r\n# added by qos generate\r\nqos_high_limit 4\r\n",
                merged("# site\r\nqos FALSE\r\n", "qos TRUE\nqos_high_limit 4\n", true));
        assertEquals(
                "qos TRUE\r\nsm_sl 0\r\n\r\n# added by qos generate\r\nqos_high_limit 4\r\n",
                merged("qos TRUE\r\nsm_sl 0", "qos_high_limit 4\n", true),
                "also after a last line that has no end");
    }

    @ParameterizedTest
    @CsvSource({
        "'',                                   true",
        "'# nothing yet\n',                    true",
        "'site_option 1\nqos TRUE\n',          true",
        "'vendid=0x8f1\nSwitch 4 \"S-1\"\n',   false",
        "'all files of a folder\n',            false"
    })
    void aTextWithoutAKnownOptionIsNotAnOptionFile(String text, boolean expected) {
        assertEquals(expected, OptionsMerge.isOptionFile(text.replace("\\n", "\n")));
    }

    @Test
    void theLastOfSeveralLinesChangesBecauseOpenSmUsesIt() {
        assertEquals("qos FALSE\nqos TRUE\n", merged("qos FALSE\nqos FALSE\n", "qos TRUE\n", true));
    }

    @Test
    void aTableWithoutValueOverridesAndAPolicyFileWithoutValueDoesNot() {
        assertEquals(
                "# replaced by qos generate: qos_ca_sl2vl\nqos_ca_vlarb_low (null)\n# replaced by qos generate: qos_swe_sl2vl -1\n\n# added by qos generate\nqos_sl2vl "
                        + SL2VL + "\nqos_vlarb_low 0:1\n",
                merged(
                        "qos_ca_sl2vl\nqos_ca_vlarb_low (null)\nqos_swe_sl2vl -1\n",
                        "qos_sl2vl " + SL2VL + "\nqos_vlarb_low 0:1\n",
                        true));
        assertEquals("qos_policy_file /p\n", merged("qos_policy_file\n", "qos_policy_file /p\n", true));
    }

    @Test
    void aLineThatOpenSmReadsAsTwoStaysAsItIs() {
        String rest = "x".repeat(1022 - "qos ".length());
        assertEquals(
                "qos " + rest + "sm_sl 1\n\n# added by qos generate\nqos TRUE\n",
                merged("qos " + rest + "sm_sl 1\n", "qos TRUE\n", true));
        String table = "qos_ca_sl2vl " + "7".repeat(1022 - "qos_ca_sl2vl ".length());
        assertEquals(
                "# replaced by qos generate: qos_ca_sl2vl\nsm_sl 1\n\n# added by qos generate\nqos_sl2vl " + SL2VL
                        + "\n",
                merged(table + "sm_sl 1\n", "qos_sl2vl " + SL2VL + "\n", true));
    }

    @Test
    void aQuotedValueIsReplacedWithItsQuotes() {
        assertEquals("qos TRUE # on\n", merged("qos \"FALSE\" # on\n", "qos TRUE\n", true));
        assertEquals("qos_policy_file /p\n", merged("qos_policy_file '/opt/x'\n", "qos_policy_file /p\n", false));
    }

    @Test
    void aPathOfThePolicyFileStaysUnlessAnotherIsNamed() {
        String site = "qos_policy_file /opt/policy\n";
        assertEquals(site, merged(site, "qos_policy_file /etc/p\n", true));
        assertEquals("qos_policy_file /etc/p\n", merged(site, "qos_policy_file /etc/p\n", false));
        assertEquals("qos_policy_file /etc/p\n", merged("qos_policy_file (null)\n", "qos_policy_file /etc/p\n", true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "# only a comment", "qos", "qos TRUE\r\nguid 1\r\n"})
    void mergingAgainChangesNothing(String site) {
        String generated = "qos TRUE\nqos_policy_file /etc/p\nqos_sl2vl " + SL2VL + "\n";
        String once = merged(site, generated, true);
        assertEquals(once, merged(once, generated, true));
    }

    /** Each value that the generated options give to a kind of ports is what OpenSM takes from the merged file. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void openSmTakesTheGeneratedTables(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 100; i++) {
            String site = randomOptions(random) + "guid 0x1\n";
            String generated = "qos TRUE\n" + randomOptions(random);
            String merged = merged(site, generated, true);
            SmOptions wanted = read(generated);
            SmOptions found = read(merged);
            for (PortKind kind : PortKind.values()) {
                QosOptions stated = wanted.specific().get(kind).or(wanted.general());
                QosOptions effective = found.specific().get(kind).or(found.general());
                assertEquals(stated.or(effective), effective, () -> "seed " + seed + "\n" + site + "---\n" + generated);
            }
        }
    }

    private static String randomOptions(Random random) {
        List<String> prefixes = new ArrayList<>(List.of(PortKind.GENERAL_PREFIX));
        for (PortKind kind : PortKind.values()) {
            prefixes.add(kind.prefix());
        }
        StringBuilder text = new StringBuilder();
        for (String prefix : prefixes) {
            if (random.nextBoolean()) {
                text.append(prefix + "sl2vl " + SL2VL.replaceFirst("3", "" + random.nextInt(8)) + "\n");
            }
            if (random.nextBoolean()) {
                text.append(prefix + "vlarb_low 0:" + random.nextInt(256) + "\n");
            }
            if (random.nextBoolean()) {
                text.append(prefix + "high_limit " + (random.nextInt(257) - 1) + "\n");
            }
        }
        return text.toString();
    }

    private static String merged(String site, String generated, boolean keepsPolicyFile) {
        Map<String, String> options = new LinkedHashMap<>();
        generated.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
            String[] nameAndValue = line.split(" ", 2);
            options.put(nameAndValue[0], nameAndValue[1]);
        });
        return OptionsMerge.merge(site, options, keepsPolicyFile);
    }

    private static SmOptions read(String text) {
        return OptionsLowering.lower(new ProjectFiles()
                        .load("opensm.conf", text, new OptionsLanguage())
                        .root(OptionsFile.class))
                .value();
    }
}
