package org.qos.conformity.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.conformity.tables.ProgrammedPort;
import org.qos.conformity.tables.Smpquery;
import org.qos.conformity.testing.CheckoutCommand;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.discovery.DiscoveredSubnet;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.snapshot.SubnetSnapshotReader;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Sl2VlRow;

/** What a discovery reads is what the programs of infiniband-diags and OpenSM's dumps show, with losses too. */
@RequiresOpenSm
class DiscoveryIT {

    private static final String OPTIONS =
            """
            qos TRUE
            max_op_vls 3
            qos_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15
            qos_ca_sl2vl 0,0,1,1,2,2,3,3,0,0,1,1,2,2,3,3
            qos_vlarb_low 0:16,1:32,2:64,3:128
            qos_ca_vlarb_high 1:255
            """;

    static List<String> nets() {
        return List.of(Nets.pairOfSwitches(6), Nets.everyKindOfPort());
    }

    @ParameterizedTest
    @MethodSource("nets")
    void nodesAndLinksAreThoseOfIbnetdiscover(String net) {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(SubnetFiles.ofNet(net))) {
            DiscoveredSubnet found = discover(subnet, DiscoveryScope.LINKS);
            assertEquals(List.of(), found.unread());
            assertEquals(
                    Ibnetdiscover.printedNodes(Ibnetdiscover.run(subnet)),
                    Ibnetdiscover.printedNodes(found.state().fabric()));
            assertEquals(
                    subnet.ports().managerLid(),
                    found.state().fabric().smPort().orElseThrow().lid());
        }
    }

    @Test
    void tablesAreThoseOfSmpqueryAndOfTheDumps() {
        SubnetFiles files = SubnetFiles.ofNet(Nets.everyKindOfPort()).withOptions(OPTIONS);
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            subnet.sweepAgain();
            DiscoveredSubnet found = discover(subnet, DiscoveryScope.ALL);
            assertEquals(List.of(), found.unread());
            Smpquery smpquery = new Smpquery(subnet);
            for (SubnetPort port : subnet.ports().ports()) {
                assertTables(smpquery.read(port), found.state());
            }
            assertEquals(subnet.snapshot().state().forwarding(), found.state().forwarding());
        }
    }

    private static void assertTables(ProgrammedPort expected, SubnetState found) {
        PortId port = new PortId(expected.port().nodeGuid(), expected.port().number());
        assertEquals(Optional.of(expected.high()), found.vlArb(port).high(), port + ", high priority");
        assertEquals(Optional.of(expected.low()), found.vlArb(port).low(), port + ", low priority");
        expected.sl2Vl()
                .forEach((in, row) -> assertEquals(
                        Optional.of(Sl2VlRow.of(row)), found.sl2vl().row(port, in), port + ", in-port " + in));
        assertEquals(expected.info().state().operationalVls(), found.port(port).operationalVls());
        assertEquals(expected.info().rate(), found.port(port).rate());
        assertFalse(found.pkeys().get(port).isEmpty(), "OpenSM gives every port with a cable a P_Key");
    }

    @Test
    void aTenthOfAllPacketsLostAtEachPortChangesNothing() {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.startWithConsole(
                SubnetFiles.ofNet(Nets.pairOfSwitches(4)).withOptions(OPTIONS), Duration.ofSeconds(60))) {
            DiscoveredSubnet before = discover(subnet, DiscoveryScope.ALL);
            for (String node : List.of("leaf", "core", "n1", "n2", "m1", "m2")) {
                subnet.simulate("Error \"" + node + "\" 10");
            }
            MadWindow window = new MadWindow(subnet.port());
            DiscoveredSubnet found = new FabricDiscovery(window, DiscoveryScope.ALL).discover();
            assertTrue(window.lost() > 0, "packets are lost");
            assertEquals(List.of(), found.unread());
            assertEquals(before.state().withFabric(found.state().fabric()), found.state());
            assertEquals(
                    Ibnetdiscover.printedNodes(before.state().fabric()),
                    Ibnetdiscover.printedNodes(found.state().fabric()));
        }
    }

    @Test
    void theCommandWritesASnapshot(@TempDir Path folder) throws IOException, InterruptedException {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(SubnetFiles.ofNet(Nets.pairOfSwitches(2)))) {
            Path snapshot = folder.resolve("fabric.json");
            assertEquals(0, qos(subnet.clientEnvironment(), folder, "discover", "-q", "-o", snapshot.toString()));
            assertEquals(
                    discover(subnet, DiscoveryScope.ALL).state(),
                    SubnetSnapshotReader.read(snapshot).state());
            Files.writeString(snapshot, "{}");
            assertEquals(2, qos(subnet.clientEnvironment(), folder, "discover", "-o", snapshot.toString()));
            assertEquals("{}", Files.readString(snapshot));
            assertEquals(
                    3,
                    qos(subnet.clientEnvironment(), folder, "discover", "--ca", "absent"),
                    "there is no such adapter");
        }
    }

    private static int qos(Map<String, String> environment, Path folder, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(CheckoutCommand.words());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        return process.exitValue();
    }

    private static DiscoveredSubnet discover(OpenSmOnIbsim subnet, DiscoveryScope scope) {
        return new FabricDiscovery(new MadWindow(subnet.port()), scope).discover();
    }
}
