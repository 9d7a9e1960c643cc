package org.qos.dsl.ui.preferences;

import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jface.preference.IPreferenceStore;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.GradedCode;

/**
 * The settings of the server (section {@code qos} of {@code workspace/didChangeConfiguration}) from the preferences.
 *
 * @param store the preferences
 */
public record ServerSettings(IPreferenceStore store) {

    /** Whether tests of policies run when a file is saved; {@code false} by default. */
    static final String TESTS_ON_SAVE = "tests.runOnSave";

    /** The preference with the severity of a rule or {@code off}; empty for the severity that the rule declares. */
    public static String severityKey(String code) {
        return "rule." + code;
    }

    /** All settings, for the server. */
    public Map<String, Object> all() {
        return Map.of(
                "qos",
                Map.of(
                        "rules",
                        rules(),
                        "features",
                        features(),
                        "tests",
                        Map.of("runOnSave", store.getBoolean(TESTS_ON_SAVE))));
    }

    private Map<String, String> rules() {
        Map<String, String> severities = new TreeMap<>();
        for (GradedCode code : FindingCodes.graded()) {
            String severity = store.getString(severityKey(code.code()));
            if (!severity.isEmpty()) {
                severities.put(code.code(), severity);
            }
        }
        return severities;
    }

    private Map<String, Boolean> features() {
        Map<String, Boolean> switches = new TreeMap<>();
        for (ServerFeature feature : ServerFeature.values()) {
            switches.put(feature.settingName(), store.getBoolean(feature.key()));
        }
        return switches;
    }
}
