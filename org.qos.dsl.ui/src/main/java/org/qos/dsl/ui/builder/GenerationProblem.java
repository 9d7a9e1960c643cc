package org.qos.dsl.ui.builder;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.qos.dsl.ui.extension.ExtensionId;

/** The marker of a policy that has no errors, but whose files the builder cannot generate. */
final class GenerationProblem {

    private static final String TYPE = ExtensionId.PREFIX + "generation";

    /** The name of the other project that generates into the same folder. */
    private static final String RIVAL = "rival";

    private GenerationProblem() {}

    /** Marks the first line of the policy. */
    static void mark(IFile policy, String reason) throws CoreException {
        policy.createMarker(TYPE, attributes(reason));
    }

    /** Marks a policy whose folder is that of a policy of another project, too. */
    static void mark(IFile policy, String folder, IFile rival) throws CoreException {
        Map<String, Object> attributes = attributes(
                folder + " is also the folder for " + rival.getFullPath().makeRelative()
                        + ". Choose another folder in the properties of one of the two projects.");
        attributes.put(RIVAL, rival.getProject().getName());
        policy.createMarker(TYPE, attributes);
    }

    private static Map<String, Object> attributes(String reason) {
        Map<String, Object> attributes = new HashMap<>();
        attributes.put(IMarker.SEVERITY, IMarker.SEVERITY_ERROR);
        attributes.put(IMarker.LINE_NUMBER, 1);
        attributes.put(IMarker.MESSAGE, "OpenSM's files are not generated: " + reason);
        return attributes;
    }

    /** The projects in the markers of a policy, or of all policies of a project, that generate into the same folder. */
    static IProject[] rivals(IResource resource) throws CoreException {
        return Stream.of(resource.findMarkers(TYPE, false, IResource.DEPTH_INFINITE))
                .map(marker -> Optional.ofNullable(marker.getAttribute(RIVAL, null)))
                .flatMap(Optional::stream)
                .distinct()
                .map(name -> resource.getWorkspace().getRoot().getProject(name))
                .toArray(IProject[]::new);
    }

    /** Removes the markers of a policy, or of all policies of a project. */
    static void clear(IResource resource) throws CoreException {
        resource.deleteMarkers(TYPE, false, IResource.DEPTH_INFINITE);
    }
}
