package org.qos.dsl.generator.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Target;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.testing.Policies;
import org.qos.dsl.generator.testing.RandomPolicies;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

class GenerationTest {

    @Test
    void makesTheFilesThatOpenSmReads() {
        assertEquals(List.of("opensm.opts", "qos-policy.conf"), paths(GenerationSettings.DEFAULTS));
    }

    @Test
    void makesAJavaClassWhereOneIsWanted() {
        assertEquals(
                List.of("opensm.opts", "qos-policy.conf", "org/site/SitePolicy.java"),
                paths(GenerationSettings.DEFAULTS.withJavaClass("org.site.SitePolicy")));
    }

    @Test
    void makesAPartitionFileWherePartitionsAreGiven() {
        assertEquals(
                List.of("opensm.opts", "qos-policy.conf", "partitions.conf"),
                paths(GenerationSettings.DEFAULTS.withPartitions(Partitions.WITHOUT_FILE)));
    }

    @Test
    void makesAnEnhancedQosPolicyForNvidiasOpenSm() {
        Generation generation = Generation.of(
                Policies.of(Policies.BULK),
                GenerationSettings.DEFAULTS.withPolicyFile("/srv/qos.conf").withTarget(Target.MLNX_5));
        assertEquals(
                List.of("opensm.opts", "qos-policy.conf", "enhanced_qos_policy.conf"),
                generation.files().stream().map(GeneratedFile::path).toList());
        assertTrue(
                generation.files().get(0).text().contains("enhanced_qos_policy_file /srv/enhanced_qos_policy.conf\n"));
        assertTrue(generation.files().get(2).text().startsWith("BW_NAMES\n"), "no comment is documented");
    }

    @Test
    void namesNoEnhancedQosPolicyThatItDoesNotMake() {
        Generation generation = Generation.of(
                Policies.of(QosLevel.ofSl("Bulk", 3)), GenerationSettings.DEFAULTS.withTarget(Target.MLNX_5));
        assertEquals(2, generation.files().size());
        assertFalse(generation.files().get(0).text().contains("enhanced_qos_policy_file"));
    }

    @Test
    void aLargePolicyHasAResourceBesideItsClass() {
        Policy large = new RandomPolicies(6).policy(2000);
        Generation generation = Generation.of(
                large,
                GenerationSettings.DEFAULTS.withJavaClass("org.site.SitePolicy").withLossy(true));
        assertEquals(
                List.of("opensm.opts", "qos-policy.conf", "org/site/SitePolicy.java", "org/site/SitePolicy.rules"),
                generation.files().stream().map(GeneratedFile::path).toList());
    }

    @Test
    void putsThePathOfThePolicyFileIntoTheOptions() {
        Generation generation =
                Generation.of(Policies.full(), GenerationSettings.DEFAULTS.withPolicyFile("/srv/qos.conf"));
        assertTrue(generation.files().get(0).text().contains("qos_policy_file /srv/qos.conf\n"));
    }

    @Test
    void givesNoFilesWhenOneOutputIsRejected() {
        Generation generation = Generation.of(byTclass(), GenerationSettings.DEFAULTS);
        assertFalse(generation.refusals().isEmpty());
        assertEquals(List.of(), generation.files());
        assertEquals("tclass-criterion", generation.refusals().get(0).code().code());
    }

    @Test
    void givesTheFilesWhenLossesAreAccepted() {
        Generation generation = Generation.of(byTclass(), GenerationSettings.DEFAULTS.withLossy(true));
        assertTrue(generation.refusals().isEmpty());
        assertEquals(2, generation.files().size());
        assertEquals(1, generation.losses().size());
    }

    @Test
    void isTheSameEachTime() {
        GenerationSettings settings =
                GenerationSettings.DEFAULTS.withJavaClass("org.site.SitePolicy").withFabric(RandomPolicies.fabric());
        Policy policy = new RandomPolicies(5).policy(100);
        Policy same = new RandomPolicies(5).policy(100);
        assertEquals(
                Generation.of(policy, settings.withLossy(true)).files(),
                Generation.of(same, settings.withLossy(true)).files());
    }

    @Test
    void convertsToBothSyntaxes() {
        assertEquals(
                List.of("rfc", "opensm"),
                Emitters.ofPolicies().stream().map(PolicyEmitter::id).toList());
        assertTrue(converted("rfc").contains("<qos-policy>"));
        assertTrue(converted("opensm").contains("qos-levels\n"));
    }

    private static String converted(String id) {
        return Emitters.ofPolicies(id)
                .orElseThrow()
                .emit(Policies.full(), GenerationSettings.DEFAULTS)
                .text();
    }

    private static List<String> paths(GenerationSettings settings) {
        return Generation.of(Policies.full(), settings).files().stream()
                .map(GeneratedFile::path)
                .toList();
    }

    private static Policy byTclass() {
        QosLevel level = QosLevel.ofSl("urgent", 1);
        MatchRule rule = new MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.ofValues(3), Ranges.NONE, level);
        return new Policy(
                List.of(), List.of(Policies.DEFAULT, level), Policies.DEFAULT, List.of(rule), FabricSetup.NONE);
    }
}
