package org.qos.dsl.generator.matcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.testing.Golden;
import org.qos.dsl.generator.testing.Policies;
import org.qos.dsl.generator.testing.RandomPolicies;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

class JavaMatcherEmitterTest {

    private static final int REQUESTS = 4_000;

    @TempDir
    Path folder;

    @Test
    void namesItsRulesAndHoldsTheirCompiledForm() throws IOException {
        Golden.assertMatches(
                "SitePolicy.java", emit("org.site.SitePolicy", Policies.full()).text());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void answersLikeTheReferenceMatcher(long seed) throws Exception {
        RandomPolicies random = new RandomPolicies(seed);
        Policy policy = random.policy(60);
        for (Fabric fabric : List.of(RandomPolicies.fabric(), Fabric.EMPTY)) {
            Matcher generated = bound(policy, fabric);
            Matcher reference = new ReferenceMatcher(BoundPolicy.bind(policy, fabric, Partitions.WITHOUT_FILE));
            for (int n = 0; n < REQUESTS; n++) {
                Request request = random.request();
                assertEquals(reference.match(request), generated.match(request), request::toString);
            }
        }
    }

    @Test
    void aLargePolicyIsReadFromItsResource() throws Exception {
        RandomPolicies random = new RandomPolicies(7);
        Policy policy = random.policy(2000);
        Matcher generated = bound(policy, RandomPolicies.fabric());
        assertTrue(Files.size(folder.resolve("org/site/SitePolicy.rules")) > 0);
        Matcher reference =
                new ReferenceMatcher(BoundPolicy.bind(policy, RandomPolicies.fabric(), Partitions.WITHOUT_FILE));
        for (int n = 0; n < REQUESTS; n++) {
            Request request = random.request();
            assertEquals(reference.match(request), generated.match(request), request::toString);
        }
    }

    @Test
    void aMissingResourceIsNamed() throws Exception {
        Class<?> matcher = compiled(new RandomPolicies(7).policy(2000));
        Files.delete(folder.resolve("org/site/SitePolicy.rules"));
        ExceptionInInitializerError error = assertThrows(
                ExceptionInInitializerError.class,
                () -> Class.forName(matcher.getName(), true, matcher.getClassLoader()));
        assertTrue(error.getCause().getMessage().contains("SitePolicy.rules is missing"), error::toString);
    }

    @Test
    void theResourceOfAnotherPolicyIsNamed() throws Exception {
        compiled(new RandomPolicies(8).policy(2000));
        byte[] other = Files.readAllBytes(folder.resolve("org/site/SitePolicy.rules"));
        Class<?> matcher = compiled(new RandomPolicies(7).policy(2000));
        Files.write(folder.resolve("org/site/SitePolicy.rules"), other);
        ExceptionInInitializerError error = assertThrows(
                ExceptionInInitializerError.class,
                () -> Class.forName(matcher.getName(), true, matcher.getClassLoader()));
        assertTrue(
                error.getCause().getMessage().contains("SitePolicy.rules is not that of this org.site.SitePolicy"),
                error::toString);
    }

    @Test
    void needsNoFabricWhereNoRuleHasGroups() throws Exception {
        Policy policy = Policies.of(Policies.RFC_LEVEL);
        Matcher matcher = (Matcher) compiled(policy).getConstructor().newInstance();
        Request request = new Request(
                1,
                2,
                java.util.OptionalLong.of(1),
                java.util.OptionalInt.empty(),
                java.util.OptionalInt.empty(),
                java.util.OptionalInt.empty());
        assertEquals(new Match(Policies.RFC_LEVEL, 1), matcher.match(request));
        assertEquals(new Match(Policies.DEFAULT, 0), matcher.match(Request.between(1, 2)));
    }

    @Test
    void answersTheDefaultLevelWhereThereAreNoRules() throws Exception {
        Policy policy = Policies.of(FabricSetup.NONE);
        Matcher matcher = (Matcher) compiled(policy).getConstructor().newInstance();
        assertTrue(matcher.match(Request.between(1, 2)).isDefault());
    }

    @Test
    void compilesTenThousandRulesEachWithALevelOfItsOwn() throws Exception {
        RandomPolicies random = new RandomPolicies(4);
        List<QosLevel> levels = IntStream.range(0, 10_000)
                .mapToObj(n -> QosLevel.ofSl("level " + n, n % 16))
                .toList();
        List<MatchRule> rules = levels.stream()
                .map(level -> Policies.rule(Ranges.ofValues(1 + level.sl(), 5_000_000_000L + level.hashCode()), level))
                .toList();
        Policy policy = new Policy(List.of(), levels, levels.get(0), rules, FabricSetup.NONE);
        Matcher generated = (Matcher) compiled(policy).getConstructor().newInstance();
        Matcher reference = new ReferenceMatcher(BoundPolicy.bind(policy, Fabric.EMPTY, Partitions.WITHOUT_FILE));
        for (int n = 0; n < 200; n++) {
            Request request = random.request();
            assertEquals(reference.match(request), generated.match(request));
        }
    }

    @Test
    void compilesAGroupOfAHundredThousandPorts() throws Exception {
        PortGroup wide = PortGroup.ofGuids(
                "wide",
                Ranges.ofValues(LongStream.range(0, 100_000).map(n -> n * 3).toArray()));
        MatchRule rule = Policies.rule(Ranges.NONE, Policies.BULK, List.of(wide), List.of());
        Policy policy =
                new Policy(List.of(wide), List.of(Policies.DEFAULT), Policies.DEFAULT, List.of(rule), FabricSetup.NONE);
        Matcher matcher = bound(policy, Fabric.EMPTY);
        assertEquals(1, matcher.match(Request.between(299_997, 1)).rule());
        assertEquals(0, matcher.match(Request.between(299_998, 1)).rule());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "org.site.class         | 'org.site.class' is not the name of a Java class",
                "1st                    | '1st' is not the name of a Java class",
                "''                     | '' is not the name of a Java class",
                "org.site.Matcher       | 'org.site.Matcher' cannot be generated, because its code uses another class Matcher",
                "org.site.CompiledRules | 'org.site.CompiledRules' cannot be generated, because its code uses another class"
                        + " CompiledRules"
            })
    void refusesNamesThatNoClassCanHave(String name, String problem) {
        assertEquals(
                Optional.of(problem + "; expected one such as org.site.SitePolicy."), JavaMatcherEmitter.problem(name));
        Emission emission = emit(name, Policies.full());
        assertTrue(emission.losses().get(0).refuses(true));
        assertEquals(List.of(), emission.files());
    }

    private static Emission emit(String name, Policy policy) {
        return new JavaMatcherEmitter().emit(policy, GenerationSettings.DEFAULTS.withJavaClass(name));
    }

    private Class<?> compiled(Policy policy) throws Exception {
        return CompiledClass.of(folder, emit("org.site.SitePolicy", policy).files());
    }

    private Matcher bound(Policy policy, Fabric fabric) throws Exception {
        return (Matcher) compiled(policy)
                .getMethod("bind", Fabric.class, Partitions.class)
                .invoke(null, fabric, Partitions.WITHOUT_FILE);
    }
}
