package org.qos.dsl.ide.hover;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.FindingPages;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.Key;
import org.qos.dsl.project.settings.Word;

/** Hover for the keys and values of a project file, with the pages of its rules. */
final class ProjectFileHover {

    private ProjectFileHover() {}

    static Optional<HoverContent> at(ProjectView view, int offset) {
        return view.words().stream()
                .filter(word -> word.spot().touches(offset, offset))
                .flatMap(word -> markdown(word)
                        .map(text -> new HoverContent(
                                new TextRegion(word.spot().offset(), word.spot().length()), text))
                        .stream())
                .findFirst();
    }

    private static Optional<String> markdown(Word word) {
        return switch (word.role()) {
            case KEY -> Optional.of(key(word.key()));
            case RULE -> FindingPages.of(word.text());
            case LEVEL -> meaning(word, Choice.levels());
            case VALUE -> meaning(word, Choice.of(word.key()));
        };
    }

    private static String key(Key key) {
        return "**" + key.word() + "**: " + key.meaning() + "\n\nExpected: "
                + key.kind().expected() + ".";
    }

    private static Optional<String> meaning(Word word, List<Choice> choices) {
        return choices.stream()
                .filter(choice -> choice.word().equals(word.text()))
                .findFirst()
                .map(choice -> "**" + choice.word() + "**: " + choice.meaning());
    }
}
