package org.qos.dsl.ui.wizard;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/** Asks for the example that a project begins with, and whether the project generates. */
final class ExamplePage extends WizardPage {

    private final List<Example> examples = Example.all();
    private Table list;
    private Button generate;

    ExamplePage() {
        super("example");
        setTitle("Example");
        setDescription("Choose the site whose files the project begins with. All its files are checked.");
    }

    @Override
    public void createControl(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        page.setLayout(new GridLayout());
        list = new Table(page, SWT.SINGLE | SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(list);
        for (Example example : examples) {
            new TableItem(list, SWT.NONE).setText(example.name());
        }
        list.setSelection(0);
        Label about = new Label(page, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(400, 60).applyTo(about);
        about.setText(chosen().about());
        list.addListener(SWT.Selection, event -> {
            setPageComplete(list.getSelectionIndex() >= 0);
            about.setText(isPageComplete() ? chosen().about() : "");
        });
        generate = new Button(page, SWT.CHECK);
        generate.setText("&Generate OpenSM's files when a file is saved");
        setControl(page);
    }

    @Override
    public void setVisible(boolean visible) {
        super.setVisible(visible);
        if (visible) {
            list.setFocus();
        }
    }

    Example chosen() {
        return examples.get(list.getSelectionIndex());
    }

    boolean generates() {
        return generate.getSelection();
    }
}
