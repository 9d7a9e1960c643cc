package org.qos.dsl.generator.project;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The text of a project file, {@code qos.yaml}. Names of files are below its folder and need no quotes.
 *
 * @param title what the project is and what made it, for a comment
 * @param policy the policy
 * @param partitions the partition file
 * @param options the option file
 * @param fabric the snapshot
 * @param target the subnet manager that reads the files, where it is not the usual one
 * @param unknownCapabilities whether the snapshot lacks the VLs and tables of ports
 */
public record ProjectFile(
        String title,
        String policy,
        Optional<String> partitions,
        Optional<String> options,
        Optional<String> fabric,
        Optional<String> target,
        boolean unknownCapabilities) {

    /** The policy of a project that begins with a preset. */
    public static final String POLICY = "policy.qos";

    /** The partition file of a project. */
    public static final String PARTITIONS = "partitions.conf";

    /** The option file of a project that begins with a running site. */
    public static final String OPTIONS = "opensm.conf";

    /** The policy of such a project in the OpenSM syntax. */
    public static final String OPENSM_POLICY = "qos-policy.conf";

    /** The snapshot of the fabric. */
    public static final String FABRIC = "fabric.json.gz";

    /** The first tests. */
    public static final String TESTS = "site.qostest";

    /** The folder of the files that OpenSM reads. */
    public static final String GENERATED = "generated";

    /** The text. */
    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add("# " + title + ".");
        lines.add("policy: " + policy);
        partitions.ifPresent(file -> lines.add("partitions: " + file));
        options.ifPresent(file -> lines.add("options: " + file));
        fabric.ifPresent(file -> lines.add("fabric: " + file));
        target.ifPresent(name -> lines.add("target: " + name));
        if (unknownCapabilities) {
            lines.add(
                    "# The snapshot does not have the VLs and tables of ports. With one of 'qos discover' remove this.");
            lines.add("rules:");
            lines.add("  not-checked: off");
        }
        return String.join("\n", lines) + "\n";
    }
}
