package org.qos.dsl.ide.diagnostics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Severity;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.Site;
import org.qos.dsl.project.settings.RuleLevels;

/** How bad the findings of a document are taken: as the project says, else as the user prefers, else as the rules say. */
final class Levels {

    private Levels() {}

    /** The findings with their severities; none for a file that its project or the user does not want checked. */
    static CheckedFile apply(CheckedFile checked, Document document, Site site, Preferences preferences) {
        boolean ignored = document.path().filter(site.settings()::ignores).isPresent();
        if (ignored || !preferences.wantsDiagnostics()) {
            return checked.reporting(List.of());
        }
        Map<String, Optional<Severity>> levels =
                new HashMap<>(preferences.rules().levels());
        levels.putAll(site.settings().rules().levels());
        return new RuleLevels(levels).apply(checked);
    }
}
