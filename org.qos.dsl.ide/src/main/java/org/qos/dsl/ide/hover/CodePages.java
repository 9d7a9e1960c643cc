package org.qos.dsl.ide.hover;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.RulePage;
import org.qos.dsl.check.Rules;
import org.qos.dsl.ide.workspace.View;

/** The page of the rule whose code stands in a {@code qos-ignore} comment. */
final class CodePages {

    private static final Pattern CODE = Pattern.compile("qos-ignore\\s+([a-z0-9-]+)");

    private CodePages() {}

    static Optional<Explanation> at(View view, int offset) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(view.source().nodes(), offset);
        if (leaf == null || !leaf.isHidden()) {
            return Optional.empty();
        }
        Matcher found = CODE.matcher(leaf.getText());
        while (found.find()) {
            int start = leaf.getTotalOffset() + found.start(1);
            int end = leaf.getTotalOffset() + found.end(1);
            if (start <= offset && offset <= end) {
                return Rules.byCode(found.group(1))
                        .map(rule -> new Explanation(
                                new TextRegion(start, end - start),
                                RulePage.of(rule).markdown()));
            }
        }
        return Optional.empty();
    }
}
