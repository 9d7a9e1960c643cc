package org.qos.conformity.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.analysis.audit.loop.CreditLoops;
import org.qos.analysis.audit.traffic.PathSls;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.audit.traffic.TrafficWalk;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Sl2VlRow;

/**
 * On random fabrics that OpenSM has routed, the audit finds a credit loop exactly where ibdmchk does: with one SL,
 * with the SLs that the SA gives, and with random SLs and SL2VL tables.
 */
@RequiresOpenSm
@RequiresIbdmchk
class CreditLoopsIT {

    private static final long SEED = 20061112;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int NETS = Integer.getInteger("qos.random.subnets", 6);
    private static final int RANDOM_TABLES = 6;
    private static final int SLS = 4;

    @Test
    void minhopHasLoopsNowAndThen() {
        Map<String, Integer> verdicts = new TreeMap<>();
        eachNet(net -> net, (subnet, random) -> compare(subnet, random, verdicts));
        System.out.println("minhop, seed " + SEED + ", " + NETS + " nets: " + verdicts);
        assertTrue(verdicts.keySet().containsAll(List.of("one SL: true", "one SL: false")), verdicts::toString);
        assertTrue(verdicts.keySet().containsAll(List.of("tables: true", "tables: false")), verdicts::toString);
    }

    @Test
    void updnWithARootHasNoneOnOneVl() {
        Map<String, Integer> verdicts = new TreeMap<>();
        eachNet(net -> net, (subnet, random) -> {
            Path roots = write(subnet.directory().resolve("roots"), root(subnet) + "\n");
            subnet.restartManagerWithOptions("qos TRUE\nrouting_engine updn\nroot_guid_file " + roots + "\n");
            compare(subnet, random, verdicts);
        });
        System.out.println("updn, seed " + SEED + ", " + NETS + " nets: " + verdicts);
        assertEquals(NETS, verdicts.get("one SL: false"), verdicts::toString);
    }

    @Test
    void fatTreesHaveNoneOnOneVl() {
        Map<String, Integer> verdicts = new TreeMap<>();
        eachNet(net -> RandomNet.FAT_TREE, (subnet, random) -> {
            subnet.restartManagerWithOptions("qos TRUE\nrouting_engine ftree\n");
            compare(subnet, random, verdicts);
        });
        System.out.println("ftree, seed " + SEED + ", " + NETS + " nets: " + verdicts);
        assertEquals(NETS, verdicts.get("one SL: false"), verdicts::toString);
    }

    private static void eachNet(IntUnaryOperator shape, BiConsumer<OpenSmOnIbsim, Random> check) {
        for (int net = 0; net < NETS; net++) {
            Random random = new Random((SEED + net) * SPREAD);
            String text = new RandomNet(random, shape.applyAsInt(net)).net();
            try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files(text, "minhop"))) {
                check.accept(subnet, random);
            } catch (AssertionError differs) {
                throw new AssertionError(text, differs);
            }
        }
    }

    /** The node GUID of a switch. */
    private static String root(OpenSmOnIbsim subnet) {
        return subnet.snapshot().fabric().nodes().stream()
                .filter(node -> node.type() == NodeType.SWITCH)
                .map(node -> Guid.text(node.guid()))
                .findFirst()
                .orElseThrow();
    }

    private static void compare(OpenSmOnIbsim subnet, Random random, Map<String, Integer> verdicts) {
        SubnetState state = subnet.snapshot().state();
        boolean loop = Ibdmchk.hasLoop(subnet.directory());
        assertEquals(loop, hasLoop(state, (source, destination, lid) -> 1));
        verdicts.merge("one SL: " + loop, 1, Integer::sum);
        for (int i = 0; i < RANDOM_TABLES; i++) {
            verdicts.merge("tables: " + compareRandomTables(subnet, state, random), 1, Integer::sum);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"lash", "dfsssp"})
    void verdictsOfRoutingEnginesThatChooseSls(String engine) {
        int withSeveralSls = 0;
        for (int net = 0; net < NETS; net++) {
            String text = new RandomNet(new Random((SEED + net) * SPREAD), net).net();
            try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files(text, engine))) {
                SubnetState state = subnet.snapshot().state();
                int[][] sls = slsOfSa(subnet, state);
                Path file = write(subnet.directory().resolve("path-sls"), pathSls(state, sls));
                boolean loop = Ibdmchk.hasLoop(
                        subnet.directory(), file, subnet.directory().resolve("opensm-sl2vl.dump"));
                assertEquals(loop, hasLoop(state, (source, destination, lid) -> bit(sls[source][destination])), text);
                withSeveralSls += IntStream.of(sls[0]).anyMatch(sl -> sl > 0) ? 1 : 0;
            }
        }
        System.out.println(engine + ", seed " + SEED + ", " + NETS + " nets: " + withSeveralSls + " with several SLs");
        assertTrue(withSeveralSls > 0);
    }

    private static SubnetFiles files(String net, String engine) {
        return SubnetFiles.ofNet(net).withOptions("qos TRUE\nrouting_engine " + engine + "\n");
    }

    private static boolean hasLoop(SubnetState state, PathSls sls) {
        RoutedSubnet subnet = RoutedSubnet.predicted(state, Partitions.WITHOUT_FILE, SmOptions.DEFAULTS.withQos());
        RoutedLinks links = RoutedLinks.of(subnet, new ExpectedTables(subnet, state, List.of(), SlMtus.NO_LIMITS));
        return !CreditLoops.of(TrafficWalk.follow(links, sls, false, done -> {}).dependencies())
                .isEmpty();
    }

    /** Rows that differ by in- and out-port, which no subnet manager sets; the dumps stay as they are. */
    private static boolean compareRandomTables(OpenSmOnIbsim subnet, SubnetState state, Random random) {
        Sl2VlRows.Builder rows = Sl2VlRows.builder();
        StringJoiner written = new StringJoiner("\n", "", "\n");
        int vls = 1 + random.nextInt(SLS);
        for (Node node : state.fabric().nodes()) {
            for (int out = 1; node.type() == NodeType.SWITCH && out <= node.portCount(); out++) {
                for (int in = 0; in <= node.portCount(); in++) {
                    List<Integer> row = IntStream.range(0, 16)
                            .mapToObj(sl -> sl < SLS ? random.nextInt(vls) : SLS)
                            .toList();
                    rows.row(new PortId(node.guid(), out), in, Sl2VlRow.of(row));
                    written.add(Guid.text(node.guid()) + " " + in + " " + out + pairs(row));
                }
            }
        }
        int ends = state.fabric().endpoints().size();
        int[][] sls = new int[ends][ends];
        for (int[] ofSource : sls) {
            Arrays.setAll(ofSource, end -> random.nextInt(SLS));
        }
        Path sl2vl = write(subnet.directory().resolve("random-sl2vl"), written.toString());
        Path file = write(subnet.directory().resolve("path-sls"), pathSls(state, sls));
        boolean loop = Ibdmchk.hasLoop(subnet.directory(), file, sl2vl);
        assertEquals(
                loop,
                hasLoop(state.withSl2Vl(rows.build()), (source, destination, lid) -> bit(sls[source][destination])));
        return loop;
    }

    private static String pairs(List<Integer> row) {
        StringBuilder text = new StringBuilder();
        for (int sl = 0; sl < row.size(); sl += 2) {
            text.append(String.format(" 0x%x%x", row.get(sl), row.get(sl + 1)));
        }
        return text.toString();
    }

    private static int bit(int sl) {
        return sl < 0 ? 0 : 1 << sl;
    }

    /** The SL that the SA gives between each two adapters, -1 for other ports. */
    private static int[][] slsOfSa(OpenSmOnIbsim subnet, SubnetState state) {
        List<Port> ends = state.fabric().endpoints();
        int[][] sls = new int[ends.size()][ends.size()];
        SaClient sa = subnet.sa();
        for (int source = 0; source < sls.length; source++) {
            for (int destination = 0; destination < sls.length; destination++) {
                sls[source][destination] = -1;
                if (isAdapter(state, source) && isAdapter(state, destination) && source != destination) {
                    PathRecordResponse answer = sa.path(new PathQueryBuilder()
                            .slid(ends.get(source).lid())
                            .dlid(ends.get(destination).lid())
                            .build());
                    sls[source][destination] =
                            ((PathRecordResponse.Found) answer).path().terms().sl();
                }
            }
        }
        return sls;
    }

    private static boolean isAdapter(SubnetState state, int end) {
        return state.fabric().endpointsOf(NodeType.CA).get(end);
    }

    private static String pathSls(SubnetState state, int[][] sls) {
        List<Port> ends = state.fabric().endpoints();
        StringJoiner text = new StringJoiner("\n", "", "\n");
        for (int source = 0; source < sls.length; source++) {
            for (int destination = 0; destination < sls.length; destination++) {
                if (isAdapter(state, source) && sls[source][destination] >= 0) {
                    text.add(Guid.text(ends.get(source).id().nodeGuid()) + " "
                            + ends.get(destination).lid() + " " + sls[source][destination]);
                }
            }
        }
        return text.toString();
    }

    private static Path write(Path file, String text) {
        try {
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
