package org.qos.dsl.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The values of {@code node-type}, written in capitals; any case is read. */
public enum NodeTypeKeyword {
    /** Channel adapters. */
    CA("ports of channel adapters"),
    /** Switches. */
    SWITCH("switches"),
    /** Routers. */
    ROUTER("ports of routers"),
    /** The subnet manager's port. */
    SELF("the port of the subnet manager"),
    /** Every type. */
    ALL("all ports");

    /** What the RFC of May 2006 writes for {@link #CA}. */
    public static final String LEGACY_CA = "HCA";

    private final String documentation;

    NodeTypeKeyword(String documentation) {
        this.documentation = documentation;
    }

    /** What the value selects. */
    public String documentation() {
        return documentation;
    }

    /** The values as they are written. */
    public static List<String> names() {
        return Arrays.stream(values()).map(NodeTypeKeyword::name).toList();
    }

    /** The values for a message: {@code CA, SWITCH, ROUTER, SELF or ALL}. */
    public static String list() {
        return names().stream().limit(values().length - 1L).collect(Collectors.joining(", ")) + " or " + ALL;
    }
}
