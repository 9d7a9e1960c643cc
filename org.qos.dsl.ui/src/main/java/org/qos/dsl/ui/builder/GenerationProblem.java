package org.qos.dsl.ui.builder;

import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.qos.dsl.ui.extension.ExtensionId;

/** The marker of a policy that has no errors, but whose files the builder cannot generate. */
final class GenerationProblem {

    private static final String TYPE = ExtensionId.PREFIX + "generation";

    private GenerationProblem() {}

    /** Marks the first line of the policy. */
    static void mark(IFile policy, String reason) throws CoreException {
        policy.createMarker(
                TYPE,
                Map.of(
                        IMarker.SEVERITY,
                        IMarker.SEVERITY_ERROR,
                        IMarker.LINE_NUMBER,
                        1,
                        IMarker.MESSAGE,
                        "OpenSM's files are not generated: " + reason));
    }

    /** Removes the markers of a policy, or of all policies of a project. */
    static void clear(IResource resource) throws CoreException {
        resource.deleteMarkers(TYPE, false, IResource.DEPTH_INFINITE);
    }
}
