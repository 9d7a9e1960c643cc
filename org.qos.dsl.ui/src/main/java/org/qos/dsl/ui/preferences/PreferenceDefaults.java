package org.qos.dsl.ui.preferences;

import java.util.stream.Stream;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.jface.preference.IPreferenceStore;

/** The defaults of the preferences: all features are on. */
public final class PreferenceDefaults extends AbstractPreferenceInitializer {

    @Override
    public void initializeDefaultPreferences() {
        IPreferenceStore store = EditorPreferences.store();
        Stream.of(ServerFeature.values()).forEach(feature -> store.setDefault(feature.key(), true));
    }
}
