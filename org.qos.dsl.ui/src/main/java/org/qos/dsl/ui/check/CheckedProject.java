package org.qos.dsl.ui.check;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.qos.dsl.ui.extension.ExtensionId;

/** Projects whose files are all checked, open or not: those with the nature of policies. */
public final class CheckedProject {

    /** The id of the nature in {@code plugin.xml} and in {@code .project}. */
    public static final String NATURE = ExtensionId.PREFIX + "nature";

    private CheckedProject() {}

    /** Whether an open project has the nature. */
    public static boolean is(IProject project) {
        try {
            return project.isAccessible() && project.hasNature(NATURE);
        } catch (CoreException closed) {
            return false;
        }
    }
}
