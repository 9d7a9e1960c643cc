package org.qos.dsl.ide.diagnostics;

import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Finding;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.Shadow;
import org.qos.dsl.ide.workspace.Site;

/**
 * What was found in one version of a document.
 *
 * @param document the version
 * @param site what it belonged to
 * @param preferences what the user preferred
 * @param complete whether partitions, options and fabric have been looked at
 * @param findings what was found, in the order of the text
 * @param diagnostics the same in the words of the protocol
 * @param shadows the rules that were found never to decide; none where nobody looked
 */
public record Report(
        Document document,
        Site site,
        Preferences preferences,
        boolean complete,
        List<Finding> findings,
        List<Diagnostic> diagnostics,
        List<Shadow> shadows) {

    /** Copies the lists. */
    public Report {
        findings = List.copyOf(findings);
        diagnostics = List.copyOf(diagnostics);
        shadows = List.copyOf(shadows);
    }

    /** Whether nothing has changed since. */
    boolean isOf(Document now, Site nowSite, Preferences nowPreferred) {
        return document.equals(now) && site.equals(nowSite) && preferences.equals(nowPreferred);
    }
}
