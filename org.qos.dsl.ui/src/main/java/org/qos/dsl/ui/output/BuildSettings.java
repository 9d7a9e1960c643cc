package org.qos.dsl.ui.output;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.osgi.service.prefs.BackingStoreException;
import org.qos.dsl.ui.preferences.EditorPreferences;

/**
 * What the builder does with a project, stored in its folder {@code .settings}.
 *
 * @param generate whether OpenSM's files are generated when a file is saved; {@code false} by default, because it
 *     writes files
 * @param folder the folder of the generated files, relative to the folder of each policy; {@code generated} by default
 */
public record BuildSettings(boolean generate, String folder) {

    /** The settings of a project that has none. */
    public static final BuildSettings DEFAULTS = new BuildSettings(false, "generated");

    private static final String GENERATE = "generateOnSave";
    private static final String FOLDER = "generatedFolder";

    /** The settings of a project. */
    public static BuildSettings of(IProject project) {
        IEclipsePreferences stored = stored(project);
        return new BuildSettings(stored.getBoolean(GENERATE, DEFAULTS.generate), stored.get(FOLDER, DEFAULTS.folder));
    }

    /** The folder as a path; empty if it is that of the policy. */
    IPath path() {
        IPath path = IPath.fromOSString(folder);
        return path.segmentCount() == 1 && path.segment(0).equals(".") ? IPath.EMPTY : path;
    }

    /** Stores the settings in a project. */
    public void store(IProject project) throws CoreException {
        IEclipsePreferences stored = stored(project);
        stored.putBoolean(GENERATE, generate);
        stored.put(FOLDER, folder);
        try {
            stored.flush();
        } catch (BackingStoreException failure) {
            throw new CoreException(Status.error("Cannot store the settings of " + project.getName(), failure));
        }
    }

    private static IEclipsePreferences stored(IProject project) {
        return new ProjectScope(project).getNode(EditorPreferences.PLUG_IN);
    }
}
