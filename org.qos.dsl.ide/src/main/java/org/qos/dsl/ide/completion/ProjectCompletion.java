package org.qos.dsl.ide.completion;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.Key;

/** What can be written in a project file: its keys, their values and files, rules and how bad each is taken. */
final class ProjectCompletion {

    private static final String SNAPSHOT = ".ibnetdiscover";

    private ProjectCompletion() {}

    /** What can be written at an offset. */
    static CompletionResult at(ProjectFileSnapshot snapshot, int offset) {
        YamlCursor cursor = YamlCursor.after(snapshot.text().substring(0, offset));
        List<String> path = cursor.path();
        boolean isInRules = !path.isEmpty() && path.get(0).equals(Key.RULES.id());
        return switch (cursor.place()) {
            case KEY ->
                path.isEmpty()
                        ? result(snapshot, offset, cursor, keys(snapshot, offset, cursor))
                        : isInRules && path.size() == 1
                                ? result(snapshot, offset, cursor, rules(snapshot, offset, cursor))
                                : CompletionResult.NOTHING;
            case VALUE ->
                isInRules && path.size() == 2
                        ? result(snapshot, offset, cursor, YamlCompletion.choices(Choice.levels(cursor.key())))
                        : result(
                                snapshot,
                                offset,
                                cursor,
                                Key.byId(cursor.key()).filter(key -> path.size() == 1).stream()
                                        .flatMap(key -> values(snapshot, key)));
            case ITEM, ITEM_KEY, NOTHING -> CompletionResult.NOTHING;
        };
    }

    private static CompletionResult result(
            ProjectFileSnapshot snapshot, int offset, YamlCursor cursor, Stream<Proposal> proposals) {
        return YamlCompletion.result(
                snapshot.text(), offset, cursor, cursor.place() == YamlCursor.Place.KEY, proposals);
    }

    private static Stream<Proposal> keys(ProjectFileSnapshot snapshot, int offset, YamlCursor cursor) {
        Set<String> written = YamlCompletion.written(snapshot.text(), offset, cursor);
        return Stream.of(Key.values())
                .filter(key -> !written.contains(key.id()))
                .map(key -> {
                    var proposal = new Proposal(
                            key.id(), opening(key), key.meaning(), CompletionItemKind.Property, Optional.empty());
                    return key.kind() == Key.Kind.GLOBS ? proposal.withSnippet(key.id() + ": [\"$1\"]") : proposal;
                });
    }

    private static String opening(Key key) {
        return switch (key.kind()) {
            case RULES -> key.id() + ":\n  ";
            case GLOBS -> key.id() + ": []";
            case FILE, TEXT, TARGET, MTU -> key.id() + ": ";
        };
    }

    private static Stream<Proposal> rules(ProjectFileSnapshot snapshot, int offset, YamlCursor cursor) {
        Set<String> written = YamlCompletion.written(snapshot.text(), offset, cursor);
        return Choice.rules().stream()
                .filter(rule -> !written.contains(rule.name()))
                .map(rule -> new Proposal(
                        rule.name(),
                        rule.name() + ": ",
                        rule.meaning(),
                        CompletionItemKind.Property,
                        Optional.empty()));
    }

    private static Stream<Proposal> values(ProjectFileSnapshot snapshot, Key key) {
        return switch (key) {
            case POLICY -> documents(snapshot, Language::isPolicy);
            case PARTITIONS, OPTIONS, ENHANCED_QOS ->
                documents(snapshot, key.language().orElseThrow()::equals);
            case FABRIC -> snapshots(snapshot);
            case ROUTING_ENGINE -> OptionProposals.routingEngines();
            case TARGET, MTU, ENVIRONMENT, SM, RULES, IGNORE -> YamlCompletion.choices(Choice.of(key));
        };
    }

    private static Stream<Proposal> documents(ProjectFileSnapshot snapshot, Predicate<Language> wanted) {
        return snapshot.relatedDocuments().all().stream()
                .filter(document -> wanted.test(document.language()))
                .map(Document::path)
                .flatMap(Optional::stream)
                .map(path -> file(snapshot, path));
    }

    /** The snapshots next to the project file. */
    private static Stream<Proposal> snapshots(ProjectFileSnapshot snapshot) {
        try (Stream<Path> files = Files.list(snapshot.folder())) {
            return files.filter(path -> path.toString().endsWith(SNAPSHOT)).sorted().toList().stream()
                    .map(path -> file(snapshot, path));
        } catch (IOException noFolder) {
            return Stream.empty();
        }
    }

    private static Proposal file(ProjectFileSnapshot snapshot, Path path) {
        String name = snapshot.folder().relativize(path).toString().replace('\\', '/');
        return new Proposal(name, name, "", CompletionItemKind.File, Optional.empty());
    }
}
