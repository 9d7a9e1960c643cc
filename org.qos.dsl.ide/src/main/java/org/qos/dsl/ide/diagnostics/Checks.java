package org.qos.dsl.ide.diagnostics;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.CancelIndicator;
import org.qos.dsl.check.BoundProject;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.Shadow;
import org.qos.dsl.ide.workspace.Site;
import org.qos.dsl.ide.workspace.Surroundings;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** Looks for mistakes as {@code qos check} does. */
public final class Checks {

    private Checks() {}

    /** What the document by itself shows: the tier that follows typing. */
    public static Report document(View view) {
        return report(
                view.document(),
                view.site(),
                view.surroundings().preferences(),
                !view.language().isPolicy() || view.document().isTooLong(),
                view.checked(),
                List.of());
    }

    /**
     * What the document shows with its partitions, options and fabric. It makes a model of its own, so that it can run beside
     * the thread that answers requests.
     *
     * @throws java.util.concurrent.CancellationException when cancelled meanwhile
     */
    static Report complete(Document document, Site site, Preferences preferences, CancelIndicator cancel) {
        if (document.isTooLong()) {
            return report(
                    document, site, preferences, true, new View(document, Surroundings.NONE).checked(), List.of());
        }
        ProjectFiles files = new ProjectFiles();
        if (document.language().isPolicy()) {
            site.partitions()
                    .ifPresent(file -> files.load(URI.createURI(file.uri()), file.text(), Language.PARTITIONS));
        }
        SourceFile source = files.load(URI.createURI(document.uri()), document.text(), document.language());
        List<Shadow> shadows = new ArrayList<>();
        CheckedFile checked = Checker.check(source, site.subnet(), cancel, bound -> shadows.addAll(shadows(bound)));
        return report(document, site, preferences, true, checked, shadows);
    }

    /** The rules of the check have asked for the same. */
    private static List<Shadow> shadows(BoundProject bound) {
        return Shadow.of(bound.policy().policy().rules(), bound.shadowing().shadowedRules());
    }

    private static Report report(
            Document document,
            Site site,
            Preferences preferences,
            boolean complete,
            CheckedFile checked,
            List<Shadow> shadows) {
        CheckedFile graded = Levels.apply(checked, document, site, preferences);
        return new Report(document, site, preferences, complete, graded.findings(), Diagnostics.of(graded), shadows);
    }
}
