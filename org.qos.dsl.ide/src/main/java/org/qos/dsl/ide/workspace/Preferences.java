package org.qos.dsl.ide.workspace;

import java.util.Set;
import org.qos.dsl.project.settings.RuleLevels;

/**
 * What a user sets in the client.
 *
 * @param rules the severities of rules, below those of a project file
 * @param switchedOff the names of the features that the user does not want, as {@code hover} or {@code codeLens}
 * @param testsOnSave whether tests run when they, or their policy, are saved
 */
public record Preferences(RuleLevels rules, Set<String> switchedOff, boolean testsOnSave) {

    /** Everything as it is. */
    public static final Preferences DEFAULTS = new Preferences(RuleLevels.NONE, Set.of(), false);

    /** Copies the set. */
    public Preferences {
        switchedOff = Set.copyOf(switchedOff);
    }

    /** Whether the user wants diagnostics, which clients pull or the server pushes: two methods, one feature. */
    public boolean wantsDiagnostics() {
        return wants("diagnostic") && wants("publishDiagnostics");
    }

    /** Whether the user wants a feature. */
    public boolean wants(String feature) {
        return !switchedOff.contains(feature);
    }
}
