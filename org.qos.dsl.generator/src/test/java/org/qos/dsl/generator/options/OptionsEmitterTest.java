package org.qos.dsl.generator.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.generator.testing.Policies.ADAPTERS;
import static org.qos.dsl.generator.testing.Policies.ARRAY;
import static org.qos.dsl.generator.testing.Policies.EVERYTHING;
import static org.qos.dsl.generator.testing.Policies.SWITCHES;
import static org.qos.dsl.generator.testing.Policies.sl2vl;
import static org.qos.dsl.generator.testing.Policies.table;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.check.Target;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.LevelTitles;
import org.qos.dsl.generator.testing.Golden;
import org.qos.dsl.generator.testing.Policies;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

class OptionsEmitterTest {

    @Test
    void writesTheTablesOfWholeNodeTypes() throws IOException {
        Emission emission = emit(Policies.setup());
        Golden.assertMatches("full.opensm.opts", emission.text());
        assertEquals(List.of(), emission.losses());
    }

    @Test
    void onlySwitchesQosOnWhereNothingIsSetUp() {
        List<String> lines = settings(emit(FabricSetup.NONE));
        assertEquals(List.of("qos TRUE", "qos_policy_file /etc/opensm/qos-policy.conf"), lines);
    }

    @Test
    void givesTheGeneralSetWhatMostPortsHave() {
        List<String> lines = settings(emit(sl2vlSetup(sl2vl(EVERYTHING, 1), sl2vl(ADAPTERS, 0))));
        assertTrue(lines.contains("qos_sl2vl 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"));
        assertTrue(lines.contains("qos_ca_sl2vl 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"));
        assertEquals(5, lines.size());
    }

    @Test
    void letsTheLastScopeWin() {
        List<String> lines = settings(emit(sl2vlSetup(sl2vl(ADAPTERS, 0), sl2vl(EVERYTHING, 1))));
        assertEquals(4, lines.size());
        assertTrue(lines.contains("qos_sl2vl 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"));
    }

    @Test
    void givesSwitchTablesToPortZeroAndToExternalPorts() {
        List<String> lines = settings(emit(sl2vlSetup(sl2vl(SWITCHES, 0, 1))));
        assertTrue(lines.contains("qos_sw0_sl2vl 0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"));
        assertTrue(lines.contains("qos_swe_sl2vl 0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"));
    }

    @Test
    void letsPartsOfArbitrationComeFromDifferentScopes() {
        VlArbScope all = arbitration(EVERYTHING, List.of(), OptionalInt.of(3), new VlWeight(0, 9));
        VlArbScope adapters = arbitration(ADAPTERS, List.of(), OptionalInt.empty(), new VlWeight(1, 5));
        List<String> lines = settings(emit(new FabricSetup(List.of(), List.of(all, adapters))));
        assertTrue(lines.contains("qos_vlarb_high 0:9"));
        assertTrue(lines.contains("qos_ca_vlarb_high 1:5"));
        assertTrue(lines.contains("qos_high_limit 3"));
    }

    @Test
    void namesScopesOfSomePorts() {
        Emission emission = emit(sl2vlSetup(sl2vl(ARRAY, 0, 1)));
        assertEquals(List.of("options-scope"), codes(emission));
        assertTrue(emission.losses().get(0).message().contains("'Disk array'"));
        assertEquals(
                ConversionCode.Effect.CHANGES_TABLES, emission.losses().get(0).effect());
        assertTrue(emission.losses().get(0).message().contains("program the scope with 'qos apply'"));
        assertTrue(emission.refusals(false).isEmpty());
    }

    @Test
    void doesNotNameAScopeThatLaterOnesOverride() {
        assertEquals(List.of(), codes(emit(sl2vlSetup(sl2vl(ARRAY, 0, 1), sl2vl(EVERYTHING, 0, 1)))));
    }

    @Test
    void namesScopesOfTheSwitchPortsThatFaceAType() {
        VlArbScope facing = arbitration(SWITCHES, List.of(ADAPTERS), OptionalInt.empty(), new VlWeight(0, 1));
        Sl2VlScope across =
                new Sl2VlScope(List.of(), List.of(ADAPTERS), List.of(), PortNumbers.ALL, PortNumbers.ALL, table(0));
        Emission emission = emit(new FabricSetup(List.of(across), List.of(facing)));
        assertEquals(List.of("options-scope", "options-scope"), codes(emission));
    }

    @Test
    void takesThePeersOfEveryPortForEveryPortWithACable() {
        Sl2VlScope across =
                new Sl2VlScope(List.of(), List.of(EVERYTHING), List.of(), PortNumbers.ALL, PortNumbers.ALL, table(0));
        List<String> lines = settings(emit(sl2vlSetup(across)));
        assertEquals(6, lines.size());
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("qos_sw0_")));
    }

    @Test
    void namesScopesOfSomeInPortsOrOutPorts() {
        PortNumbers one = PortNumbers.of(Ranges.ofValues(1));
        List<PortGroup> all = List.of(EVERYTHING);
        Sl2VlScope from = new Sl2VlScope(all, List.of(), List.of(), one, PortNumbers.ALL, table(0));
        Sl2VlScope to = new Sl2VlScope(all, List.of(), List.of(), PortNumbers.ALL, one, table(0));
        Sl2VlScope acrossFrom = new Sl2VlScope(all, List.of(), all, PortNumbers.ALL, PortNumbers.ALL, table(0));
        assertEquals(3, codes(emit(sl2vlSetup(from, to, acrossFrom))).size());
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 2", "2, 3", "3, 3", "4, 4", "7, 4", "8, 5", "14, 5"})
    void opensAsManyVlsAsTheTablesName(int highest, int code) {
        assertTrue(settings(emit(sl2vlSetup(sl2vl(EVERYTHING, 0, highest, 15)))).contains("max_op_vls " + code));
    }

    /** The option has numbers of VLs that ports have, so that it may allow more than the tables use. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0, 0    | VL0 is used.",
                "0, 1    | VL0 to VL1 are used.",
                "0, 1, 2 | VL0 to VL2 are used; a port that has them has VL0 to VL3.",
                "0, 4    | VL0, VL4 are used; a port that has them has VL0 to VL7."
            })
    void namesTheVlsThatTheTablesUse(String vls, String comment) {
        int[] row = Arrays.stream(vls.split(", ")).mapToInt(Integer::parseInt).toArray();
        assertTrue(emit(sl2vlSetup(sl2vl(EVERYTHING, row))).text().contains("# " + comment + "\n"));
    }

    @Test
    void writesTheRoutingEngineOfTheProject() {
        GenerationSettings settings = GenerationSettings.DEFAULTS.withRoutingEngine(Optional.of("ftree"));
        assertTrue(settings(emit(settings, sl2vlSetup(sl2vl(EVERYTHING, 0)))).contains("routing_engine ftree"));
    }

    @Test
    void saysWhereVlsWrap() {
        Emission emission = emit(
                new GenerationSettings(
                        Fabric.EMPTY,
                        "/p",
                        Map.of(PortKind.CA, 2),
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        LevelTitles.BY_NAME,
                        Target.OPENSM_3_3,
                        Optional.empty(),
                        Optional.empty()),
                sl2vlSetup(sl2vl(EVERYTHING, 0, 3)));
        assertEquals(List.of("opts-wraps-vl"), codes(emission));
        assertTrue(emission.losses().get(0).message().startsWith("CA ports: "));
    }

    @ParameterizedTest
    @CsvSource({
        "'max_op_vls 2', 3",
        "'max_op_vls 2\nqos_rtr_sl2vl 0,1', 2",
        "'max_op_vls 2\nqos_sl2vl 0,1', 0",
        "'max_op_vls 5\nqos_rtr_sl2vl 0,1', 0"
    })
    void saysForHowManyKindsOfPortsOpenSmsOwnTableWrapsInTheFileOfASite(String merged, int kinds) {
        GenerationSettings settings = GenerationSettings.DEFAULTS.withMerged(OptionsMerge.read(merged + "\n"));
        Emission emission = emit(settings, sl2vlSetup(sl2vl(ADAPTERS, 0, 1)));
        assertEquals(Collections.nCopies(kinds, "opts-wraps-vl"), codes(emission));
    }

    @Test
    void saysWhereOpenSmsOwnTableWraps() {
        Emission emission = emit(sl2vlSetup(sl2vl(ADAPTERS, 0, 1)));
        assertEquals(List.of("opts-wraps-vl", "opts-wraps-vl", "opts-wraps-vl"), codes(emission));
    }

    @Test
    void namesOnlyKindsOfPortsThatTheFabricHas() {
        List<Node> nodes = List.of(
                new Node(1, NodeType.CA, "host", 1, false, List.of()),
                new Node(2, NodeType.SWITCH, "leaf", 1, false, List.of()));
        Emission emission = emit(
                GenerationSettings.DEFAULTS.withFabric(Fabric.of(nodes, OptionalLong.empty())),
                sl2vlSetup(sl2vl(ADAPTERS, 0, 1)));
        assertEquals(
                List.of("enhanced switch ports 0", "external switch ports"),
                emission.losses().stream()
                        .map(loss -> loss.message().split(":")[0])
                        .toList());
    }

    @Test
    void refusesTablesThatOpenSmWouldTakeForOthers() {
        VlArbScope heavy = arbitration(EVERYTHING, List.of(), OptionalInt.empty(), new VlWeight(0, 256));
        assertFalse(
                emit(new FabricSetup(List.of(), List.of(heavy))).refusals(true).isEmpty());
    }

    @Test
    void refusesAPathThatOptionsCannotSay() {
        Emission emission = emit(GenerationSettings.DEFAULTS.withPolicyFile("/etc/a#b"), FabricSetup.NONE);
        assertEquals(List.of("options-policy-file"), codes(emission));
    }

    private static Emission emit(FabricSetup setup) {
        return emit(GenerationSettings.DEFAULTS, setup);
    }

    private static Emission emit(GenerationSettings settings, FabricSetup setup) {
        return new OptionsEmitter()
                .emit(new Policy(List.of(), List.of(), Policies.DEFAULT, List.of(), setup), settings);
    }

    private static FabricSetup sl2vlSetup(Sl2VlScope... scopes) {
        return new FabricSetup(List.of(scopes), List.of());
    }

    private static VlArbScope arbitration(
            PortGroup group, List<PortGroup> across, OptionalInt limit, VlWeight... high) {
        return new VlArbScope(List.of(group), across, PortNumbers.ALL, List.of(high), List.of(), limit);
    }

    private static List<String> settings(Emission emission) {
        return emission.text()
                .lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    private static List<String> codes(Emission emission) {
        return emission.losses().stream().map(loss -> loss.code().code()).toList();
    }
}
