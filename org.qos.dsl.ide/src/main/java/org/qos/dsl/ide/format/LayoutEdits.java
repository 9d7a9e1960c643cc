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
                .map(edit -> new TextEdit(view.lines().range(edit.start(), edit.end() - edit.start()), edit.blanks()))
                .toList();
    }
}
