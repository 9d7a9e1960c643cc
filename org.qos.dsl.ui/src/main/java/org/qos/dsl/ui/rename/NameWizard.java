package org.qos.dsl.ui.rename;

import org.eclipse.ltk.ui.refactoring.RefactoringWizard;

/** The dialog of a rename: a page for the new name, then the preview. */
final class NameWizard extends RefactoringWizard {

    private final NameRefactoring refactoring;

    NameWizard(NameRefactoring refactoring) {
        super(refactoring, DIALOG_BASED_USER_INTERFACE | PREVIEW_EXPAND_FIRST_NODE);
        this.refactoring = refactoring;
        setDefaultPageTitle(RenameName.TITLE);
    }

    @Override
    protected void addUserInputPages() {
        addPage(new NamePage(refactoring));
    }
}
