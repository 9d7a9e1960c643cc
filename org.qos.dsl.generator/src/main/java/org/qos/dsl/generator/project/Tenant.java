package org.qos.dsl.generator.project;

/**
 * A tenant of a fabric.
 *
 * @param name the name of its partition: a letter, then letters, digits, {@code _} and {@code -}
 * @param ports the ports that belong to it alone
 */
public record Tenant(String name, PortSelection ports) {

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
    }
}
