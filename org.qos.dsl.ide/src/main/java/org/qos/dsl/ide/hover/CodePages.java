package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.qos.dsl.check.RulePage;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.suppression.Suppressions;
import org.qos.dsl.ide.syntax.Cursor;
import org.qos.dsl.ide.workspace.View;

/** The page of the rule whose code stands in a {@code qos-ignore} comment. */
final class CodePages {

    private CodePages() {}

    static Optional<Explanation> at(View view, int offset) {
        Cursor cursor = new Cursor(offset);
        return Suppressions.rules(view.source()).stream()
                .filter(mention -> cursor.touches(mention.region()))
                .findFirst()
                .flatMap(mention -> Rules.byCode(mention.code())
                        .map(rule -> new Explanation(
                                mention.region(), RulePage.of(rule).markdown())));
    }
}
