package org.qos.dsl.ui.rename;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.ltk.ui.refactoring.UserInputWizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** The new name. */
final class NamePage extends UserInputWizardPage {

    private final NameRefactoring refactoring;

    NamePage(NameRefactoring refactoring) {
        super("name");
        this.refactoring = refactoring;
    }

    @Override
    public void createControl(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
        new Label(page, SWT.NONE).setText("New &name:");
        Text name = new Text(page, SWT.SINGLE | SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).hint(300, SWT.DEFAULT).applyTo(name);
        name.setText(refactoring.oldName());
        name.selectAll();
        name.addModifyListener(typed -> take(name.getText()));
        setControl(page);
        setPageComplete(false);
    }

    private void take(String name) {
        refactoring.rename(name);
        setPageComplete(!name.isBlank() && !name.equals(refactoring.oldName()));
    }
}
