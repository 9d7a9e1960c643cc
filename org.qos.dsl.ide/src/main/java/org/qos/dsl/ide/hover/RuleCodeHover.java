package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.FindingPages;
import org.qos.dsl.check.suppression.Suppressions;
import org.qos.dsl.ide.syntax.Cursor;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Hover for the rule code in a {@code qos-ignore} comment: the page of the rule. */
final class RuleCodeHover {

    private RuleCodeHover() {}

    static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        Cursor cursor = new Cursor(offset);
        return Suppressions.rules(snapshot.source()).stream()
                .filter(occurrence -> cursor.touches(occurrence.region()))
                .findFirst()
                .filter(occurrence ->
                        FindingCodes.gradedByCode(occurrence.code()).isPresent())
                .flatMap(occurrence ->
                        FindingPages.of(occurrence.code()).map(page -> new HoverContent(occurrence.region(), page)));
    }
}
