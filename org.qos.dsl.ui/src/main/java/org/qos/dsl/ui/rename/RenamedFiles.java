package org.qos.dsl.ui.rename;

import org.eclipse.core.resources.IResource;
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
        update.add(resource, resource.getParent().getLocation().append(((RenameArguments) arguments).getNewName()));
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
