package org.qos.dsl.ui.rename;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.eclipse.ltk.core.refactoring.participants.ISharableParticipant;
import org.eclipse.ltk.core.refactoring.participants.RefactoringArguments;
import org.eclipse.ltk.core.refactoring.participants.RenameArguments;
import org.eclipse.ltk.core.refactoring.participants.RenameParticipant;

/** Updates the names of files in {@code qos.yaml}, option files and tests when a user renames files or folders in a view. */
public final class RenamedFiles extends RenameParticipant implements ISharableParticipant {

    private final Map<IResource, IPath> moves = new HashMap<>();
    private final FileReferencesUpdate update = new FileReferencesUpdate();

    @Override
    protected boolean initialize(Object element) {
        boolean concerns = element instanceof IResource resource
                && resource.getLocation() != null
                && FileReferencesUpdate.concerns(resource);
        if (concerns) {
            addElement(element, getArguments());
        }
        return concerns;
    }

    /** Files that move together are one request: their edits can be in the same file. */
    @Override
    public void addElement(Object element, RefactoringArguments arguments) {
        IResource resource = (IResource) element;
        moves.put(resource, resource.getParent().getLocation().append(((RenameArguments) arguments).getNewName()));
    }

    @Override
    public String getName() {
        return FileReferencesUpdate.NAME;
    }

    @Override
    public RefactoringStatus checkConditions(IProgressMonitor monitor, CheckConditionsContext context) {
        try {
            return update.prepare(moves, monitor);
        } catch (CoreException failure) {
            return RefactoringStatus.createWarningStatus(failure.getMessage());
        }
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
