package org.qos.dsl.ui.extension;

/** The ids of what the bundle adds to Eclipse, as {@code plugin.xml} gives them. */
public final class ExtensionId {

    /** What every id begins with: the symbolic name of the bundle. */
    public static final String PREFIX = "org.qos.dsl.ui.";

    private ExtensionId() {}
}
