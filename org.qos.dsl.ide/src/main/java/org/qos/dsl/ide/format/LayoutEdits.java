package org.qos.dsl.ide.format;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.lsp4j.TextEdit;
import org.qos.dsl.format.Edit;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.project.Formatting;
import org.qos.dsl.project.Languages;

/** The changes that bring a document into its style. */
final class LayoutEdits {

    private LayoutEdits() {}

    /** What is wanted of these changes; none in a document with syntax errors, which is left as it is. */
    static List<TextEdit> of(View view, Function<Edit, Optional<Edit>> wanted) {
        if (!Formatting.of(view.source()).isChanged()) {
            return List.of();
        }
        LayoutRules rules = Languages.standalone().injector(view.language()).getInstance(LayoutRules.class);
        return rules.layout(view.text()).edits().stream()
                .map(wanted)
                .flatMap(Optional::stream)
                .map(edit -> withoutLinesThatStay(view.text(), edit))
                .map(edit -> new TextEdit(view.lines().range(edit.start(), edit.end() - edit.start()), edit.blanks()))
                .toList();
    }

    /**
     * A change without the line ends that begin the old blanks and the new ones alike: an indentation changes in its own
     * line, and a cursor at the end of the line above stays there.
     */
    private static Edit withoutLinesThatStay(String text, Edit edit) {
        String old = text.substring(edit.start(), edit.end());
        int same = 0;
        for (int end = lineEnd(old, 0); end > 0 && edit.blanks().startsWith(old.substring(0, end)); ) {
            same = end;
            end = lineEnd(old, end);
        }
        return new Edit(edit.start() + same, edit.end(), edit.blanks().substring(same));
    }

    /** The offset behind the line end at an offset; 0 where there is none. */
    private static int lineEnd(String text, int at) {
        if (text.startsWith("\r\n", at)) {
            return at + 2;
        }
        return text.startsWith("\n", at) ? at + 1 : 0;
    }
}
