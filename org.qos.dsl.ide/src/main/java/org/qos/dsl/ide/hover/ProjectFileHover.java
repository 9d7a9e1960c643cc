package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.FindingPages;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.SettingsToken;

/** Hover for the keys and values of a project file, with the pages of its rules. */
final class ProjectFileHover {

    private ProjectFileHover() {}

    static Optional<HoverContent> at(ProjectFileSnapshot snapshot, int offset) {
        return snapshot.tokens().stream()
                .filter(token -> token.region().touches(offset, offset))
                .flatMap(token -> markdown(token)
                        .map(text -> new HoverContent(
                                new TextRegion(
                                        token.region().offset(), token.region().length()),
                                text))
                        .stream())
                .findFirst();
    }

    private static Optional<String> markdown(SettingsToken token) {
        return switch (token.role()) {
            case KEY ->
                Optional.of(YamlHover.key(
                        token.key().id(),
                        token.key().meaning(),
                        token.key().kind().expected()));
            case RULE -> FindingPages.of(token.text());
            case LEVEL -> YamlHover.choice(token.text(), Choice.levels());
            case VALUE -> YamlHover.choice(token.text(), Choice.of(token.key()));
        };
    }
}
