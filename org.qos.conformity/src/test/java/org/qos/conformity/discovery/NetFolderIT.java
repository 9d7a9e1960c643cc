package org.qos.conformity.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetException;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.discovery.DiscoveredSubnet;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.mad.MadWindow;

/**
 * What a discovery of the nets of a folder finds is what ibnetdiscover finds. Files that ibsim does not load, and those
 * without an adapter with a cable to start from, are skipped.
 */
@RequiresOpenSm
@EnabledIfSystemProperty(named = NetFolderIT.FOLDER, matches = ".+")
class NetFolderIT {

    static final String FOLDER = "qos.nets";

    private static final Duration LIMIT = Duration.ofSeconds(60);

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty(FOLDER)))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void nodesAndLinksAreThoseOfIbnetdiscover(Path file) throws IOException {
        try (OpenSmOnIbsim subnet = start(Files.readString(file, StandardCharsets.ISO_8859_1))) {
            DiscoveredSubnet found = new FabricDiscovery(new MadWindow(subnet.port()), DiscoveryScope.LINKS).discover();
            assertEquals(List.of(), found.unread());
            assertFalse(found.state().fabric().isEmpty());
            assertEquals(
                    Ibnetdiscover.printedNodes(Ibnetdiscover.run(subnet)),
                    Ibnetdiscover.printedNodes(found.state().fabric()));
            System.out.println("NetFolderIT: " + file.getFileName() + ": "
                    + found.state().fabric().nodes().size() + " nodes, as ibnetdiscover finds");
        }
    }

    private static OpenSmOnIbsim start(String net) {
        SubnetFiles files = SubnetFiles.ofNet(net);
        try {
            files.managerNode();
            return OpenSmOnIbsim.start(files, LIMIT);
        } catch (IllegalArgumentException | SubnetException e) {
            Assumptions.assumeFalse(e instanceof IllegalArgumentException, "no adapter: " + e.getMessage());
            Assumptions.assumeFalse(e.getMessage().startsWith("ibsim "), "ibsim does not load the net");
            Assumptions.assumeFalse(
                    e.getMessage().contains("SM port is down"), "the adapter to start from has no cable in ibsim");
            throw e;
        }
    }
}
