package org.qos.dsl.ui.explanation;

import java.util.Optional;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.qos.dsl.ui.document.LocalFile;

/** Prompts for a request to a policy, in a field with the content assist of the view of explanations. */
final class RequestDialog extends InputDialog {

    private final LocalFile policy;

    RequestDialog(Shell parent, String title, LocalFile policy, String request) {
        super(
                parent,
                title,
                "Path request to " + policy.name()
                        + ", for example from \"cn01 HCA-1/P1\" to any service tcp:987 client cma-ipv4",
                request,
                text -> text.isBlank() ? "Enter a request, for example: from any to any client ipoib" : null);
        this.policy = policy;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Control area = super.createDialogArea(parent);
        if (getText().getLayoutData() instanceof GridData place) {
            place.horizontalIndent = FieldDecorationRegistry.getDefault().getMaximumDecorationWidth();
        }
        new RequestContentAssist(getText(), () -> Optional.of(policy));
        return area;
    }
}
