package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.enhancedqos.BandwidthRule;
import org.qos.runtime.enhancedqos.EnhancedQosPolicy;

/** What counts of an enhanced QoS policy file, and what is left out. */
class EnhancedQosLoweringTest {

    private static EnhancedQosFile parse(String names, String rules) {
        String text = "BW_NAMES\n" + names + "\nBW_RULES\n" + rules + "\n";
        return new ProjectFiles()
                .load("enhanced_qos_policy.conf", text, new EnhancedQosLanguage())
                .root(EnhancedQosFile.class);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    a = 40000                  | {a=40000}
                    a = 0                      | {a=0}
                    b = 2\\na = 1              | {b=2, a=1}
                    # of one name the first that can be read counts
                    a = 1\\na = 2              | {a=1}
                    a = x\\na = 2              | {a=2}
                    # decimal numbers of at most 18 digits only
                    a = 999999999999999999     | {a=999999999999999999}
                    a = 1000000000000000000    | {}
                    a = 0x10                   | {}
                    a = -1                     | {}
                    a =                        | {}
                    a                          | {}
                    """)
    void ratesByName(String names, String rates) {
        EnhancedQosPolicy policy =
                EnhancedQosLowering.lower(parse(names.replace("\\n", "\n"), "")).value();
        assertEquals(rates, policy.bandwidths().toString());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    default = 0:a                    | default {0=a}
                    default = 15:a, 2:b              | default {2=b, 15=a}
                    0x00AB = 1:a                     | 0x00000000000000ab {1=a}
                    racks = 1:a                      | racks {1=a}
                    # of one SL the first limit with a name counts
                    default = 1:a, 1:b               | default {1=a}
                    default = 1:, 1:b                | default {1=b}
                    # SLs are decimal numbers from 0 to 15
                    default = 16:a, 3:b              | default {3=b}
                    default = x:a, 3:b               | default {3=b}
                    default = 0x1:a, 3:b             | default {3=b}
                    """)
    void limitsBySl(String rule, String limits) {
        EnhancedQosPolicy policy =
                EnhancedQosLowering.lower(parse("a = 1\nb = 2", rule)).value();
        assertEquals(
                List.of(limits),
                policy.rules().stream()
                        .map(each -> each.target().text() + " " + each.bandwidths())
                        .toList());
    }

    @Test
    void theTraceLeadsFromARuleToThatOfTheFile() {
        EnhancedQosFile file = parse("a = 1", "default = 0:a\n0x1 = 0:a");
        Lowered<EnhancedQosPolicy> lowered = EnhancedQosLowering.lower(file);
        BandwidthRule second = lowered.value().rules().get(1);
        assertSame(file.getRules().get(1), lowered.trace().origin(second).orElseThrow());
    }
}
