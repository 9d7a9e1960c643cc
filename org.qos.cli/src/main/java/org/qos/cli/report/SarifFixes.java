package org.qos.cli.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.language.SourceRange;

/** Writes the fix of a finding as SARIF's {@code fix} (SARIF 3.55). */
final class SarifFixes {

    private SarifFixes() {}

    /** Adds the fix of a result, with all its changes of the one file that the finding is in. */
    static void add(Fix fix, ReportedFile file, SarifPlaces places, ObjectNode result) {
        ObjectNode node = result.putArray("fixes").addObject();
        node.putObject("description").put("text", fix.description());
        ObjectNode change = node.putArray("artifactChanges").addObject();
        change.set("artifactLocation", places.artifact(file.name()));
        ArrayNode replacements = change.putArray("replacements");
        for (Edit edit : fix.edits()) {
            ObjectNode replacement = replacements.addObject();
            SourceRange sourceRange = SourceRange.of(file.checked().source(), edit.offset(), edit.length());
            replacement.set("deletedRegion", SarifPlaces.region(sourceRange));
            replacement.putObject("insertedContent").put("text", edit.text());
        }
    }
}
