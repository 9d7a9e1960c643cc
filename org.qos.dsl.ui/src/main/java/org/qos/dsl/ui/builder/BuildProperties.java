package org.qos.dsl.ui.builder;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.PropertyPage;
import org.qos.dsl.ui.check.CheckedProject;
import org.qos.dsl.ui.output.BuildSettings;

/** The properties of a project: whether its files are all checked, and whether OpenSM's files are generated on save. */
public final class BuildProperties extends PropertyPage {

    private Button check;
    private Button generate;
    private Text folder;

    @Override
    protected Control createContents(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(page);
        check = button(page, "&Check all files of the project, open or not");
        generate = button(page, "&Generate OpenSM's files when a file is saved");
        new Label(page, SWT.NONE).setText("&Folder, relative to that of each policy:");
        folder = new Text(page, SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(folder);
        show(CheckedProject.is(project()), BuildSettings.of(project()));
        check.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> update()));
        generate.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> update()));
        folder.addModifyListener(event -> update());
        return page;
    }

    private static Button button(Composite page, String label) {
        Button button = new Button(page, SWT.CHECK);
        button.setText(label);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(button);
        return button;
    }

    private void show(boolean isOn, BuildSettings settings) {
        check.setSelection(isOn);
        generate.setSelection(settings.generate());
        folder.setText(settings.folder());
        update();
    }

    /** Only a project that is checked can be generated. */
    private void update() {
        generate.setEnabled(check.getSelection());
        folder.setEnabled(check.getSelection() && generate.getSelection());
        boolean missing = folder.isEnabled() && folder.getText().isBlank();
        setErrorMessage(missing ? "Enter a folder, for example: " + BuildSettings.DEFAULTS.folder() : null);
        setValid(!missing);
    }

    private IProject project() {
        return Adapters.adapt(getElement(), IProject.class);
    }

    @Override
    protected void performDefaults() {
        show(false, BuildSettings.DEFAULTS);
        super.performDefaults();
    }

    @Override
    public boolean performOk() {
        IProject project = project();
        boolean on = check.getSelection();
        BuildSettings settings =
                new BuildSettings(generate.getSelection(), folder.getText().strip());
        WorkspaceJob job = new WorkspaceJob("QoS properties of " + project.getName()) {
            @Override
            public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
                settings.store(project);
                PolicyNature.set(project, on, monitor);
                if (on) {
                    project.build(IncrementalProjectBuilder.FULL_BUILD, monitor);
                }
                return Status.OK_STATUS;
            }
        };
        job.setRule(project.getWorkspace().getRoot());
        job.schedule();
        return true;
    }
}
