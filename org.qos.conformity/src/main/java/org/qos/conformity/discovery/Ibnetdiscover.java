package org.qos.conformity.discovery;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetException;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.fabric.snapshot.Snapshot;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;

/** What the program ibnetdiscover of infiniband-diags finds. */
public final class Ibnetdiscover {

    private Ibnetdiscover() {}

    /**
     * Runs the program in a simulated subnet.
     *
     * @throws SubnetException when it fails
     */
    public static Fabric run(OpenSmOnIbsim subnet) {
        ProcessBuilder builder = new ProcessBuilder(subnet.programs()
                        .smpquery()
                        .resolveSibling("ibnetdiscover")
                        .toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(subnet.clientEnvironment());
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            byte[] output = process.getInputStream().readAllBytes();
            if (process.waitFor() != 0) {
                throw new SubnetException("ibnetdiscover ended with status " + process.exitValue());
            }
            Snapshot snapshot = IbnetdiscoverReader.read(new ByteArrayInputStream(output));
            if (!snapshot.problems().isEmpty()) {
                throw new SubnetException("ibnetdiscover printed what is not readable: " + snapshot.problems());
            }
            return snapshot.fabric();
        } catch (IOException e) {
            throw new SubnetException("cannot run ibnetdiscover", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SubnetException("interrupted while ibnetdiscover ran", e);
        }
    }

    /** The nodes by GUID with the ports that ibnetdiscover prints: those with a cable, and port 0 of switches. */
    public static List<Node> printedNodes(Fabric fabric) {
        return fabric.nodes().stream()
                .map(node -> new Node(
                        node.guid(),
                        node.type(),
                        node.description(),
                        node.portCount(),
                        node.enhancedPort0(),
                        node.ports().stream()
                                .filter(port ->
                                        port.number() == 0 || port.link().isPresent())
                                .toList()))
                .sorted(Comparator.comparing(Node::guid, Long::compareUnsigned))
                .toList();
    }
}
