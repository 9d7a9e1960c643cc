package org.qos.dsl.generator.project;

import java.util.Arrays;
import org.qos.runtime.partition.PartitionMember;

/**
 * A tenant of a fabric.
 *
 * @param name the name of its partition: a letter, then letters, digits, {@code _} and {@code -}
 * @param ports the ports that belong to it alone
 */
public record Tenant(String name, PortSelection ports) {

    private static final String DEFAULT = "Default";

    /**
     * Checks the name.
     *
     * @throws ProjectException when it is not the name of a partition
     */
    public Tenant {
        if (!name.matches("[A-Za-z][A-Za-z0-9_-]{0,30}")) {
            throw new ProjectException("'" + name + "' cannot be the name of a tenant's partition; expected a letter,"
                    + " then letters, digits, _ and -, at most 31 in all");
        }
        if (isReserved(name)) {
            throw new ProjectException(
                    "'" + name + "' cannot be the name of a tenant's partition; the partition file has"
                            + " a meaning of its own for it, so choose another name");
        }
    }

    /** The default partition, and the keywords of a partition file for all ports or some. */
    private static boolean isReserved(String name) {
        return name.equalsIgnoreCase(DEFAULT)
                || Arrays.stream(PartitionMember.Selection.values())
                        .filter(ports -> ports != PartitionMember.Selection.PORT)
                        .anyMatch(ports -> ports.name().equalsIgnoreCase(name));
    }
}
