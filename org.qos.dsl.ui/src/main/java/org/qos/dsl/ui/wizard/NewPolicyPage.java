package org.qos.dsl.ui.wizard;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;

/** Asks for the folder and the name of a policy, and for what it begins with. Its name decides its syntax. */
final class NewPolicyPage extends WizardNewFileCreationPage {

    private FirstText chosen = FirstText.all().get(0);

    NewPolicyPage(IStructuredSelection selection) {
        super("policy", selection);
        setTitle("QoS Policy");
        setDescription("Create a policy: *.qos in the RFC syntax, or qos-policy.conf in the OpenSM syntax.");
        setFileName("policy.qos");
    }

    /** In place of the link to another file, which the Platform offers here. */
    @Override
    protected void createAdvancedControls(Composite parent) {
        Group group = new Group(parent, SWT.NONE);
        group.setText("Begin with");
        group.setLayout(new GridLayout());
        List<FirstText> all = FirstText.all();
        for (FirstText text : all) {
            Button button = new Button(group, SWT.RADIO);
            button.setText(text.title());
            button.setSelection(text.equals(chosen));
            button.addListener(SWT.Selection, event -> {
                if (button.getSelection()) {
                    chosen = text;
                }
            });
        }
    }

    @Override
    protected void createLinkTarget() {
        // the file is not a link
    }

    @Override
    protected IStatus validateLinkedResource() {
        return Status.OK_STATUS;
    }

    @Override
    protected boolean validatePage() {
        if (!super.validatePage()) {
            return false;
        }
        boolean policy = FirstText.policyLanguage(getFileName()).isPresent();
        if (!policy) {
            setErrorMessage("This is not the name of a policy. Enter one such as policy.qos or qos-policy.conf.");
        }
        return policy;
    }

    @Override
    protected InputStream getInitialContents() {
        String text = FirstText.policyLanguage(getFileName()).map(chosen::in).orElse("");
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
