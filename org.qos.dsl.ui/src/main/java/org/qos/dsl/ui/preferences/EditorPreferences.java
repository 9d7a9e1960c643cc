package org.qos.dsl.ui.preferences;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** The preference page of the editor. */
public final class EditorPreferences extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

    /** The node of all preferences of the plug-in: its symbolic name. */
    public static final String PLUG_IN = "org.qos.dsl.ui";

    /** Whether a file is formatted when it is saved; {@code false} by default. */
    public static final String FORMAT_ON_SAVE = "formatOnSave";

    /** The page with the preferences of the workspace. */
    public EditorPreferences() {
        super(GRID);
        setPreferenceStore(store());
    }

    /** The preferences of the workspace. */
    public static IPreferenceStore store() {
        return new ScopedPreferenceStore(InstanceScope.INSTANCE, PLUG_IN);
    }

    @Override
    protected void createFieldEditors() {
        addField(new BooleanFieldEditor(FORMAT_ON_SAVE, "&Format files when they are saved", getFieldEditorParent()));
        addField(new BooleanFieldEditor(
                ServerSettings.TESTS_ON_SAVE, "Run the &tests of a policy when it is saved", getFieldEditorParent()));
    }

    @Override
    public void init(IWorkbench workbench) {
        // the page needs nothing of the workbench
    }
}
