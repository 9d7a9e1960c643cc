package org.qos.conformity.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The texts from which a simulated subnet is made.
 *
 * @param net the fabric: an ibsim net file, or what ibnetdiscover prints, which ibsim reads as well
 * @param options OpenSM's option file
 * @param policy OpenSM's QoS policy file
 * @param partitions OpenSM's partition file
 */
public record SubnetFiles(String net, String options, Optional<String> policy, Optional<String> partitions) {

    /** The names of the files in a directory that holds a site. */
    private static final String NET = "fabric.ibnetdiscover";

    private static final String OPTIONS = "opensm.opts";
    private static final String POLICY = "qos-policy.conf";
    private static final String PARTITIONS = "partitions.conf";

    private static final Pattern ADAPTER = Pattern.compile("^(?:Hca|Ca)\\s+\\d+\\s+\"([^\"]+)\"", Pattern.MULTILINE);

    /** The line of ibnetdiscover about the node that it ran on. */
    private static final Pattern ORIGIN =
            Pattern.compile("^# Initiated from node ([0-9a-f]{16}) port", Pattern.MULTILINE);

    /** A fabric whose OpenSM applies QoS without a policy. */
    public static SubnetFiles ofNet(String net) {
        return new SubnetFiles(net, "qos TRUE\n", Optional.empty(), Optional.empty());
    }

    /**
     * The files of a site: {@code fabric.ibnetdiscover}, {@code opensm.opts}, {@code qos-policy.conf} and, when it is
     * there, {@code partitions.conf}.
     */
    public static SubnetFiles in(Path directory) {
        Path partitions = directory.resolve(PARTITIONS);
        return new SubnetFiles(
                read(directory.resolve(NET)),
                read(directory.resolve(OPTIONS)),
                Optional.of(read(directory.resolve(POLICY))),
                Files.exists(partitions) ? Optional.of(read(partitions)) : Optional.empty());
    }

    /** The same with another option file. */
    public SubnetFiles withOptions(String text) {
        return new SubnetFiles(net, text, policy, partitions);
    }

    /** The same with another policy. */
    public SubnetFiles withPolicy(String text) {
        return new SubnetFiles(net, options, Optional.of(text), partitions);
    }

    /** The same with another partition file. */
    public SubnetFiles withPartitions(String text) {
        return new SubnetFiles(net, options, policy, Optional.of(text));
    }

    /**
     * The node of the fabric, by its id in the net file, on which OpenSM runs: the channel adapter that a snapshot was
     * taken from, else the first one.
     *
     * @throws IllegalArgumentException when there is none
     */
    public String managerNode() {
        Matcher origin = ORIGIN.matcher(net);
        String originId = origin.find() ? "H-" + origin.group(1) : "";
        if (ADAPTER.matcher(net).results().anyMatch(adapter -> adapter.group(1).equals(originId))) {
            return originId;
        }
        Matcher adapter = ADAPTER.matcher(net);
        if (!adapter.find()) {
            throw new IllegalArgumentException("the net has no channel adapter (Ca or Hca) on which OpenSM could run");
        }
        return adapter.group(1);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
