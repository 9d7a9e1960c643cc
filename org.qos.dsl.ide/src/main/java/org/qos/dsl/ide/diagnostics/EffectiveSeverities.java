package org.qos.dsl.ide.diagnostics;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.settings.RuleLevels;
import org.qos.fabric.file.GeneratedMark;

/**
 * Sets the severities of findings: those of the project, then those of the user's settings, then the defaults of the
 * rules.
 */
final class EffectiveSeverities {

    private EffectiveSeverities() {}

    /**
     * The findings with their severities; none for a file that the project ignores or when diagnostics are switched
     * off. Of a generated file that nobody edited only errors are reported: everything else is to be changed in the
     * policy, where it is reported, too.
     */
    static CheckedFile apply(CheckedFile checked, Document document, DocumentContext context, Preferences preferences) {
        boolean ignored = document.path().filter(context.settings()::ignores).isPresent();
        if (ignored || !preferences.wantsDiagnostics()) {
            return checked.reporting(List.of());
        }
        if (isGenerated(document)) {
            return checked.reporting(
                    checked.findings().stream().filter(Finding::isBlocking).toList());
        }
        Map<String, Optional<Severity>> levels =
                new HashMap<>(preferences.rules().levels());
        levels.putAll(context.settings().rules().levels());
        return new RuleLevels(levels).apply(checked);
    }

    private static boolean isGenerated(Document document) {
        boolean beginsWithComment =
                document.text().startsWith("#") || document.text().startsWith("<!--");
        return beginsWithComment && GeneratedMark.isIntact(document.text().getBytes(StandardCharsets.UTF_8));
    }
}
