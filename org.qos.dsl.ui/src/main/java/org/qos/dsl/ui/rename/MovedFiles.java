package org.qos.dsl.ui.rename;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.eclipse.ltk.core.refactoring.participants.ISharableParticipant;
import org.eclipse.ltk.core.refactoring.participants.MoveArguments;
import org.eclipse.ltk.core.refactoring.participants.MoveParticipant;
import org.eclipse.ltk.core.refactoring.participants.RefactoringArguments;

/** Updates the names of files in {@code qos.yaml}, option files and tests when a user moves files or folders in a view. */
public final class MovedFiles extends MoveParticipant implements ISharableParticipant {

    private final FileReferencesUpdate update = new FileReferencesUpdate();

    @Override
    protected boolean initialize(Object element) {
        boolean concerns = FileReferencesUpdate.concerns(element);
        if (concerns) {
            addElement(element, getArguments());
        }
        return concerns;
    }

    @Override
    public void addElement(Object element, RefactoringArguments arguments) {
        IResource resource = (IResource) element;
        update.add(resource, destination(resource, ((MoveArguments) arguments).getDestination()));
    }

    private static IPath destination(IResource resource, Object folder) {
        return folder instanceof IContainer container && container.getLocation() != null
                ? container.getLocation().append(resource.getName())
                : resource.getLocation();
    }

    @Override
    public String getName() {
        return FileReferencesUpdate.NAME;
    }

    @Override
    public RefactoringStatus checkConditions(IProgressMonitor monitor, CheckConditionsContext context) {
        return update.prepare(monitor);
    }

    @Override
    public Change createPreChange(IProgressMonitor monitor) {
        return update.change();
    }

    @Override
    public Change createChange(IProgressMonitor monitor) {
        return null;
    }
}
