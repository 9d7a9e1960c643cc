package org.qos.dsl.ui.preferences;

import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;

/** The preference page that switches features off. */
public final class FeaturePreferences extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

    /** The page with the preferences of the workspace. */
    public FeaturePreferences() {
        super(GRID);
        setPreferenceStore(EditorPreferences.store());
        setDescription("What the editors of policies, partitions, options and tests show:");
    }

    @Override
    protected void createFieldEditors() {
        for (ServerFeature feature : ServerFeature.values()) {
            addField(new BooleanFieldEditor(feature.key(), feature.label(), getFieldEditorParent()));
        }
    }

    @Override
    public void init(IWorkbench workbench) {
        // the page needs nothing of the workbench
    }
}
