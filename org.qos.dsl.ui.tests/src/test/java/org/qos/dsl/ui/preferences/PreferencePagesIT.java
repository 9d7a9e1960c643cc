package org.qos.dsl.ui.preferences;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.EditingFeatures;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** The preference pages change what open editors show. */
class PreferencePagesIT {

    private static final String OPTIONS = "qos TRUE\nsweep_intervl 10\n";

    private TestProject project;
    private IFile file;

    @BeforeEach
    void anOpenFileWithAWarning() throws Exception {
        project = TestProject.create("preferences");
        file = project.file("opensm.opts", OPTIONS);
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
        IPreferenceStore store = EditorPreferences.store();
        store.setToDefault(ServerSettings.severityKey("unrecognized-option"));
        Stream.of(ServerFeature.values()).map(ServerFeature::key).forEach(store::setToDefault);
    }

    @Test
    void theSeverityOfARule() throws Exception {
        PolicyEditor.open(file);
        Screen.await(List.of(IMarker.SEVERITY_WARNING), this::severities);

        onPage("rules", dialog -> dialog.choose("unrecognized-option")
                .pick("error")
                .capture("rule-preferences")
                .press("Apply and Close"));
        Screen.await(List.of(IMarker.SEVERITY_ERROR), this::severities);
        onPage(
                "rules",
                dialog -> dialog.choose("unrecognized-option").pick("off").press("Apply and Close"));
        Screen.await(List.of(), this::severities);
        onPage(
                "rules",
                dialog -> dialog.choose("unrecognized-option").pick("default").press("Apply and Close"));

        Screen.await(List.of(IMarker.SEVERITY_WARNING), this::severities);
    }

    @Test
    void aFeature() throws Exception {
        PolicyEditor editor =
                PolicyEditor.open(project.file("night.qos", "<qos-policy>\n  <!-- a\n  b -->\n</qos-policy>\n"));
        Screen.await(List.of("1-3", "2-3"), editor::folds);

        onPage("features", dialog -> dialog.toggle("Folding")
                .capture("feature-preferences")
                .press("Apply and Close"));
        Screen.await(List.of(), editor::folds);
        onPage("features", dialog -> dialog.toggle("Folding").press("Apply and Close"));

        Screen.await(List.of("1-3", "2-3"), editor::folds);
    }

    @Test
    void allFeaturesAreThoseOfTheServer() {
        TreeSet<String> unknown = Stream.of(ServerFeature.values())
                .map(ServerFeature::settingName)
                .collect(Collectors.toCollection(TreeSet::new));
        EditingFeatures.all().stream().map(Feature::name).forEach(unknown::remove);

        assertEquals(List.of(), List.copyOf(unknown));
    }

    private static void onPage(String name, Consumer<Dialog> user) {
        Dialog.whenOpen("Preferences", user);
        PreferencesUtil.createPreferenceDialogOn(null, "org.qos.dsl.ui.preferences." + name, null, null)
                .open();
    }

    private List<Integer> severities() {
        try {
            return Stream.of(file.findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_ZERO))
                    .map(marker -> marker.getAttribute(IMarker.SEVERITY, -1))
                    .toList();
        } catch (CoreException gone) {
            throw new IllegalStateException(gone);
        }
    }
}
