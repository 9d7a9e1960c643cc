package org.qos.dsl.ui.extension;

/** The ids of the bundle's extensions in {@code plugin.xml}. */
public final class ExtensionId {

    /** The prefix of all ids: the symbolic name of the bundle. */
    public static final String PREFIX = "org.qos.dsl.ui.";

    private ExtensionId() {}
}
