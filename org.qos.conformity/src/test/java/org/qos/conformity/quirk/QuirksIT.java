package org.qos.conformity.quirk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.conformity.sim.LoadResult;
import org.qos.conformity.sim.LoadResult.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.PolicyLoader;
import org.qos.conformity.sim.SubnetException;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.RequiresOpenSm;

/** What the installed OpenSM makes of the oddities that {@link QuirkFindingsTest} checks. */
@RequiresOpenSm
class QuirksIT {

    private static final SubnetFiles FILES =
            SubnetFiles.ofNet(Quirk.resource("fabric.ibnetdiscover")).withPartitions(Quirk.resource("partitions.conf"));
    private static final String GOOD = "qos-ulps\n    default: 0\nend-qos-ulps\n";
    private static final String DISCARDED = "Partition configuration in error";

    private static PolicyLoader loader;

    @BeforeAll
    static void start() {
        loader = PolicyLoader.on(FILES);
    }

    @AfterAll
    static void stop() {
        if (loader != null) {
            loader.close();
        }
    }

    static Stream<Quirk> policies() {
        return Quirk.in("policies.txt");
    }

    static Stream<Quirk> partitions() {
        return Quirk.in("partitions.txt");
    }

    static Stream<Quirk> options() {
        return Quirk.in("options.txt");
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aPolicy(Quirk quirk) {
        LoadResult verdict = loader.load(quirk.text());
        assertEquals(quirk.verdict().name(), verdict.outcome().name(), verdict::toString);
        assertEquals(quirk.message().isPresent(), !verdict.messages().isEmpty(), verdict::toString);
        quirk.message()
                .ifPresent(message -> assertTrue(
                        verdict.messages().stream().anyMatch(said -> said.contains(message)), verdict::toString));
    }

    @ParameterizedTest
    @MethodSource("partitions")
    void aPartitionFile(Quirk quirk) {
        List<String> complaints = complaints(FILES.withPolicy(GOOD).withPartitions(quirk.text()));
        Outcome outcome =
                complaints.stream().anyMatch(said -> said.contains(DISCARDED)) ? Outcome.REJECTS : Outcome.ACCEPTS;
        assertEquals(quirk.verdict().name(), outcome.name(), complaints::toString);
        assertSaid(quirk, complaints);
    }

    @ParameterizedTest
    @MethodSource("options")
    void anOptionFile(Quirk quirk) {
        List<String> complaints = complaints(FILES.withPolicy(GOOD).withOptions(quirk.text()));
        assertSaid(quirk, complaints);
    }

    /**
     * What OpenSM does with the number of a port just beyond the ports of a node depends on what lies after them in its
     * memory, so that the check cannot determine it even with the fabric.
     */
    @Test
    void aPortJustBeyondTheNodeHasNoVerdict() {
        Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
        for (String node : List.of("h1 HCA-1", "h2 HCA-1", "sw1")) {
            int ports = node.equals("sw1") ? 8 : node.equals("h1 HCA-1") ? 2 : 1;
            for (int port = ports + 1; port <= ports + 8; port++) {
                String text = "port-groups\nport-group\nname: g\nport-name: \"" + node + "/P" + port
                        + "\"\nend-port-group\nend-port-groups\n" + GOOD;
                assertEquals(
                        org.qos.dsl.check.Verdict.DEPENDS,
                        QuirkFindings.ofPolicy(text).opensm().orElseThrow());
                outcomes.add(loader.load(text).outcome());
            }
        }
        assertTrue(outcomes.containsAll(Set.of(Outcome.ACCEPTS, Outcome.REJECTS)), outcomes::toString);
    }

    private static void assertSaid(Quirk quirk, List<String> complaints) {
        quirk.message()
                .ifPresent(message ->
                        assertTrue(complaints.stream().anyMatch(said -> said.contains(message)), complaints::toString));
    }

    private static List<String> complaints(SubnetFiles files) {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            return subnet.complaints();
        } catch (SubnetException dead) {
            return List.of(dead.getMessage());
        }
    }
}
