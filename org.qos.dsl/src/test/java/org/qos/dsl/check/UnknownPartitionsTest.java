package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.TestFabric;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** What a fabric decides about a policy whose partition file cannot be used. */
class UnknownPartitionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    partition: jobs\\nport-name: "h1 HCA-1/P1" | ACCEPTS |
                    pkey: 0x8001\\nport-name: "h1 HCA-1/P1"    | ACCEPTS |
                    partition: jobs\\nport-name: "h1 HCA-1/P2" | REJECTS | REJECTS
                    partition: jobs\\nport-name: "h1 HCA-1/P3" | DEPENDS | DEPENDS
                    """)
    void aPortNameNeedsTheFabricOnly(String group, Verdict expected, Verdict ofPortName) {
        CheckedFile checked = check(OpenSmPolicy.ofGroup(group.replace("\\n", "\n")));

        assertEquals(expected, checked.opensm().orElseThrow());
        assertEquals(
                Optional.ofNullable(ofPortName).stream().toList(),
                verdicts(checked, "port-name-unresolvable"),
                () -> checked.findings().toString());
    }

    @ParameterizedTest
    @CsvSource({"'ipoib: 0'", "'ipoib, pkey 0x8001: 0'"})
    void anIpoibLineNeedsThePartitions(String line) {
        CheckedFile checked = check(OpenSmPolicy.withUlps(line));

        assertEquals(Verdict.DEPENDS, checked.opensm().orElseThrow());
        assertEquals(List.of(Verdict.DEPENDS), verdicts(checked, "ipoib-partition-unproven"));
    }

    private static List<Verdict> verdicts(CheckedFile checked, String code) {
        return checked.findings().stream()
                .filter(finding -> finding.code().equals(code))
                .map(finding -> finding.opensm().orElseThrow())
                .toList();
    }

    private static CheckedFile check(String policy) {
        FabricContext context = new FabricContext(
                Optional.empty(), true, Optional.empty(), TestFabric.STATE, Target.OPENSM_3_3, Optional.empty());
        return Checker.check(new ProjectFiles().load("policy", policy, new OpenSmLanguage()), context);
    }
}
