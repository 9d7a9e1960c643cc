package org.qos.dsl.generator.enhancedqos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Target;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.lower.EnhancedQosLowering;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.enhancedqos.BandwidthRule;
import org.qos.runtime.enhancedqos.BandwidthTarget;
import org.qos.runtime.enhancedqos.EnhancedQosPolicy;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** The rate limits of levels as limits of their SLs. */
class EnhancedQosEmitterTest {

    private static final GenerationSettings SETTINGS = GenerationSettings.DEFAULTS.withTarget(Target.MLNX_5);
    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);

    @Test
    void limitsTheSlOfEachLevelWithARateLimit() {
        Emission emission = emit(DEFAULT, level("Bulk", 3, 7), level("Backup", 4, 3), level("Night", 5, 7));
        assertEquals(
                """
                BW_NAMES
                rate_40000 = 40000
                rate_10000 = 10000

                BW_RULES
                default = 3:rate_40000, 4:rate_10000, 5:rate_40000
                """,
                emission.text());
        assertEquals(List.of(), emission.losses());
    }

    @Test
    void writesWhatTheLanguageReadsWithoutAFinding() {
        var file = new ProjectFiles()
                .load("enhanced_qos_policy.conf", emit(level("DEFAULT", 0, 2)).text(), new EnhancedQosLanguage());
        assertEquals(List.of(), Checker.check(file).findings());
        EnhancedQosPolicy limits =
                EnhancedQosLowering.lower(file.root(EnhancedQosFile.class)).value();
        BandwidthRule rule = limits.rules().get(0);
        assertEquals(
                List.of(BandwidthTarget.DEFAULT, 2500L),
                List.of(rule.target(), limits.bandwidths().get(rule.bandwidths().get(0))));
    }

    @Test
    void writesNoFileWithoutARateLimit() {
        assertEquals(List.of(), emit(DEFAULT, QosLevel.ofSl("Bulk", 3)).files());
    }

    @Test
    void givesAnSlTheHighestLimitOfItsLevels() {
        Emission emission = emit(DEFAULT, level("Bulk", 3, 7), level("Backup", 3, 3));
        assertTrue(emission.text().contains("default = 3:rate_40000\n"), emission.text());
        assertEquals(List.of("enhanced-qos-shared-sl"), codes(emission));
        assertTrue(
                emission.losses().get(0).message().contains("limit SL 3 to 40000 Mb/s, not to the 10000 Mb/s of"),
                emission.losses()::toString);
    }

    @Test
    void doesNotLimitAnSlOfWhichALevelHasNoLimit() {
        Emission emission = emit(DEFAULT, level("Bulk", 0, 7));
        assertEquals(List.of(), emission.files());
        assertEquals(List.of("enhanced-qos-shared-sl"), codes(emission));
        assertTrue(emission.losses().get(0).message().contains("limit SL 0 to nothing"));
    }

    @Test
    void isForNvidiasOpenSmOnly() {
        assertTrue(new EnhancedQosEmitter().isEnabled(SETTINGS));
        assertFalse(new EnhancedQosEmitter().isEnabled(GenerationSettings.DEFAULTS));
    }

    private static Emission emit(QosLevel byDefault, QosLevel... others) {
        List<MatchRule> rules =
                Arrays.stream(others).map(EnhancedQosEmitterTest::rule).toList();
        return new EnhancedQosEmitter()
                .emit(new Policy(List.of(), List.of(byDefault), byDefault, rules, FabricSetup.NONE), SETTINGS);
    }

    private static MatchRule rule(QosLevel level) {
        return new MatchRule(
                "", List.of(), List.of(), Ranges.ofValues(1), Ranges.NONE, Ranges.NONE, Ranges.NONE, level);
    }

    private static QosLevel level(String name, int sl, int rate) {
        return new QosLevel(
                name,
                OptionalLong.empty(),
                "",
                sl,
                OptionalInt.empty(),
                OptionalInt.of(rate),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Ranges.NONE,
                Ranges.NONE);
    }

    private static List<String> codes(Emission emission) {
        return emission.losses().stream()
                .map(ConversionLoss::code)
                .map(code -> code.code())
                .toList();
    }
}
