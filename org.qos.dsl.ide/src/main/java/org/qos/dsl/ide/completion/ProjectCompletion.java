package org.qos.dsl.ide.completion;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.language.Language;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.Key;
import org.qos.dsl.project.settings.SettingsToken.Role;

/** What can be written in a project file: its keys, their values and files, rules and how bad each is taken. */
final class ProjectCompletion {

    private static final Pattern WRITTEN_KEY = Pattern.compile("(?m)^\\s*([\\w-]+)\\s*:");
    private static final Pattern COLON = Pattern.compile("[ \\t]*:");
    private static final String SNAPSHOT = ".ibnetdiscover";

    private ProjectCompletion() {}

    /** What can be written at an offset. */
    static CompletionResult at(ProjectFileSnapshot snapshot, int offset) {
        String before = snapshot.text().substring(0, offset);
        String after = snapshot.text().substring(offset);
        ProjectCursorContext place = ProjectCursorContext.after(before);
        Stream<Proposal> all = place.role().stream().flatMap(role -> switch (role) {
            case KEY -> keys(snapshot, offset);
            case RULE -> rules(snapshot, offset);
            case LEVEL -> choices(place.rule().map(Choice::levels).orElseGet(Choice::levels));
            case VALUE -> place.key().stream().flatMap(key -> values(snapshot, key));
        });
        String suffix = place.role().map(role -> suffix(role).in(after)).orElse("");
        boolean hasColon = !place.prefix().isEmpty()
                && COLON.matcher(after.substring(suffix.length())).lookingAt();
        Stream<Proposal> fitting = hasColon ? all.map(ProjectCompletion::withoutColon) : all;
        return CompletionResult.of(
                place.prefix(), suffix, before.endsWith(":") ? fitting.map(ProjectCompletion::afterColon) : fitting);
    }

    private static TokenSuffix suffix(Role role) {
        return switch (role) {
            case KEY, RULE -> TokenSuffix.PROJECT_KEY;
            case LEVEL, VALUE -> TokenSuffix.PROJECT_VALUE;
        };
    }

    private static Stream<Proposal> keys(ProjectFileSnapshot snapshot, int offset) {
        Set<String> written = written(snapshot, offset);
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
            case FILE, TEXT, TARGET -> key.id() + ": ";
        };
    }

    private static Stream<Proposal> rules(ProjectFileSnapshot snapshot, int offset) {
        Set<String> written = written(snapshot, offset);
        return Choice.rules().stream()
                .filter(rule -> !written.contains(rule.name()))
                .map(rule -> new Proposal(
                        rule.name(),
                        rule.name() + ": ",
                        rule.meaning(),
                        CompletionItemKind.Property,
                        Optional.empty()));
    }

    /** The keys of all lines but the one of the cursor. */
    private static Set<String> written(ProjectFileSnapshot snapshot, int offset) {
        int line = snapshot.lines().position(offset).getLine();
        return WRITTEN_KEY
                .matcher(snapshot.text())
                .results()
                .filter(key -> snapshot.lines().position(key.start(1)).getLine() != line)
                .map((MatchResult key) -> key.group(1))
                .collect(Collectors.toSet());
    }

    private static Stream<Proposal> values(ProjectFileSnapshot snapshot, Key key) {
        return switch (key) {
            case POLICY -> documents(snapshot, Language::isPolicy);
            case PARTITIONS -> documents(snapshot, new PartitionsLanguage()::equals);
            case OPTIONS -> documents(snapshot, new OptionsLanguage()::equals);
            case ENHANCED_QOS -> documents(snapshot, new EnhancedQosLanguage()::equals);
            case FABRIC -> snapshots(snapshot);
            case ROUTING_ENGINE -> OptionProposals.routingEngines();
            case TARGET, ENVIRONMENT, SM, RULES, IGNORE -> choices(Choice.of(key));
        };
    }

    private static Stream<Proposal> choices(List<Choice> choices) {
        return choices.stream().map(choice -> Proposal.value(choice.name(), choice.meaning()));
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

    /** For a key whose colon is there already. */
    private static Proposal withoutColon(Proposal key) {
        return new Proposal(key.label(), key.label(), key.detail(), key.kind(), Optional.empty());
    }

    private static Proposal afterColon(Proposal proposal) {
        return new Proposal(
                proposal.label(), " " + proposal.text(), proposal.detail(), proposal.kind(), proposal.snippet());
    }
}
