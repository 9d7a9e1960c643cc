package org.qos.dsl.generator.matcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.testing.Policies;
import org.qos.dsl.generator.testing.RandomPolicies;
import org.qos.dsl.generator.testing.RandomSubnet;
import org.qos.fabric.program.Apply;
import org.qos.fabric.program.BlockId;
import org.qos.fabric.program.BlockValue;
import org.qos.fabric.program.PlanScope;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.ProgramSettings;
import org.qos.fabric.program.ProgrammedPolicy;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.setup.PortTables;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.SetupPlanner;
import org.qos.runtime.value.VlWeight;

/** The tables that a generated class answers, beside those of the planner. */
class JavaMatcherEmitterTablesTest {

    private static final int SUBNETS = 40;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void answersTheTablesOfThePlanner(long seed) throws Exception {
        Policy policy = new RandomPolicies(seed).policy(5);
        Class<?> generated = compiled(policy);
        int stated = 0;
        for (long subnet = 0; subnet < SUBNETS; subnet++) {
            SubnetState state = new RandomSubnet(subnet).state();
            SetupPlan expected =
                    SetupPlanner.plan(BoundPolicy.bind(policy, state.fabric(), Partitions.WITHOUT_FILE), state);
            Object bound = bound(generated, state);
            String about = "policy " + seed + ", subnet " + subnet;
            assertEquals(expected, plan(bound, state), about);
            Map<PortId, PortTables> tables =
                    expected.tables().stream().collect(Collectors.toMap(PortTables::port, port -> port));
            for (PortId port : state.ports().keySet()) {
                assertEquals(Optional.ofNullable(tables.get(port)), tables(bound, port), about);
            }
            stated += tables.size();
        }
        assertTrue(stated > SUBNETS, "ports with tables: " + stated);
    }

    @Test
    void namesTheSlsOfThePolicy() throws Exception {
        Policy policy = new RandomPolicies(1).policy(5);
        Object bound = bound(compiled(policy), new RandomSubnet(1).state());
        assertEquals(new ProgrammedPolicy(policy, Partitions.WITHOUT_FILE).sls(), sls(bound));
    }

    @Test
    void feedsTheProgrammer() throws Exception {
        SubnetState state = new RandomSubnet(5).state().withPorts(Map.of());
        Object bound = bound(compiled(Policies.full()), state);
        MemoryTables ports = new MemoryTables();
        ProgramSettings settings = new ProgramSettings(
                folder.resolve("journals"), OptionalLong.empty(), sls(bound), PlanScope.USUAL, false);
        ProgramResult result = new Apply(ports, settings).run(plan(bound, state), state);
        assertEquals(List.of(), result.failures());
        Set<PortId> set = new TreeSet<>();
        ports.tables().forEach((id, value) -> {
            set.add(id.port());
            assertEquals(wanted(tables(bound, id.port()).orElseThrow(), id, value), value, id::toString);
        });
        SetupPlan expected =
                SetupPlanner.plan(BoundPolicy.bind(Policies.full(), state.fabric(), Partitions.WITHOUT_FILE), state);
        assertEquals(
                expected.tables().stream().map(PortTables::port).collect(Collectors.toCollection(TreeSet::new)), set);
    }

    /** What the tables of a port say of a part of them. */
    private static BlockValue wanted(PortTables tables, BlockId id, BlockValue set) {
        if (id.table() == BlockId.Table.SL2VL) {
            return new BlockValue.Row(tables.sl2vl().get(id.number()));
        }
        assertEquals(BlockId.Table.VLARB, id.table());
        List<VlWeight> entries = (id.number() == 1 ? tables.low() : tables.high()).orElseThrow();
        int size = ((BlockValue.Entries) set).entries().size();
        return new BlockValue.Entries(Stream.concat(entries.stream(), Stream.generate(() -> new VlWeight(0, 0)))
                .limit(size)
                .toList());
    }

    @Test
    void aLargeSetupIsReadFromItsResource() throws Exception {
        PortGroup wide = PortGroup.ofGuids(
                "wide",
                Ranges.ofValues(LongStream.range(0, 40_000).map(n -> n * 3).toArray()));
        VlArbScope scope =
                new VlArbScope(List.of(wide), List.of(), PortNumbers.ALL, List.of(), List.of(), OptionalInt.of(7));
        Policy policy = new Policy(
                List.of(wide),
                List.of(Policies.DEFAULT),
                Policies.DEFAULT,
                List.of(),
                new FabricSetup(List.of(), List.of(scope)));
        SubnetState state = new RandomSubnet(1).state();
        Class<?> generated = compiled(policy);
        assertFalse(plan(bound(generated, state), state).tables().isEmpty());
        Class<?> other = compiled(policy);
        Files.delete(folder.resolve("org/site/SitePolicy.setup"));
        ExceptionInInitializerError error = assertThrows(
                ExceptionInInitializerError.class, () -> Class.forName(other.getName(), true, other.getClassLoader()));
        assertTrue(error.getCause().getMessage().contains("SitePolicy.setup is missing"), error::toString);
    }

    @Test
    void aPolicyWithoutTablesHasNoMethodsForThem() throws Exception {
        Class<?> generated = compiled(Policies.of(Policies.RFC_LEVEL));
        assertThrows(NoSuchMethodException.class, () -> generated.getMethod("tables", PortId.class));
    }

    private Class<?> compiled(Policy policy) throws IOException, ReflectiveOperationException {
        GenerationSettings settings = GenerationSettings.DEFAULTS.withJavaClass("org.site.SitePolicy");
        return CompiledClass.of(
                folder, new JavaMatcherEmitter().emit(policy, settings).files());
    }

    private static Object bound(Class<?> generated, SubnetState state) throws ReflectiveOperationException {
        return generated
                .getMethod("bind", SubnetState.class, Partitions.class)
                .invoke(null, state, Partitions.WITHOUT_FILE);
    }

    private static SetupPlan plan(Object bound, SubnetState state) throws ReflectiveOperationException {
        return (SetupPlan) bound.getClass().getMethod("plan", SubnetState.class).invoke(bound, state);
    }

    @SuppressWarnings("unchecked")
    private static Set<Integer> sls(Object bound) throws ReflectiveOperationException {
        return (Set<Integer>) bound.getClass().getMethod("sls").invoke(bound);
    }

    private static Optional<?> tablesOf(Object bound, PortId port) throws ReflectiveOperationException {
        return (Optional<?>) bound.getClass().getMethod("tables", PortId.class).invoke(bound, port);
    }

    private static Optional<PortTables> tables(Object bound, PortId port) {
        try {
            return tablesOf(bound, port).map(PortTables.class::cast);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
