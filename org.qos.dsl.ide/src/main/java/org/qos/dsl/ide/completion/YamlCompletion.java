package org.qos.dsl.ide.completion;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.FormKey;
import org.qos.dsl.project.settings.FormKey.Shape;

/** What can be written in a YAML file whose keys are known. */
final class YamlCompletion {

    private static final Pattern COLON = Pattern.compile("[ \\t]*:");
    private static final Pattern KEY = Pattern.compile("\\s*([\\w-]+)\\s*:.*");
    private static final Pattern LINE_START = Pattern.compile("[\\s-]*");

    private YamlCompletion() {}

    /** What can be written at an offset. */
    static CompletionResult at(YamlFileSnapshot snapshot, int offset) {
        String text = snapshot.text();
        YamlCursor cursor = YamlCursor.after(text.substring(0, offset));
        List<FormKey> all = snapshot.kind().keys();
        Optional<FormKey> last = FormKey.at(all, cursor.path());
        Optional<Shape> shape = last.map(FormKey::shape);
        boolean isKey =
                switch (cursor.place()) {
                    case KEY -> cursor.path().isEmpty() || shape.equals(Optional.of(Shape.MAPPING));
                    case ITEM_KEY, ITEM -> shape.equals(Optional.of(Shape.MAPPINGS));
                    case VALUE, NOTHING -> false;
                };
        if (isKey) {
            List<FormKey> keys =
                    cursor.path().isEmpty() ? all : last.orElseThrow().below();
            return result(text, offset, cursor, true, keys(keys, text, offset, cursor));
        }
        boolean isValue =
                switch (cursor.place()) {
                    case VALUE -> shape.filter(YamlCompletion::hasValues).isPresent();
                    case ITEM -> shape.equals(Optional.of(Shape.VALUES));
                    case KEY, ITEM_KEY, NOTHING -> false;
                };
        return isValue
                ? result(
                        text,
                        offset,
                        cursor,
                        false,
                        choices(last.orElseThrow().values().apply(PolicyGroups.ofProject(snapshot))))
                : CompletionResult.NOTHING;
    }

    private static boolean hasValues(Shape shape) {
        return shape == Shape.VALUE || shape == Shape.VALUES;
    }

    /**
     * Proposals for the token at a cursor, all of which they replace.
     *
     * @param isKey whether they are keys, whose colon may be there already
     */
    static CompletionResult result(
            String text, int offset, YamlCursor cursor, boolean isKey, Stream<Proposal> proposals) {
        String after = text.substring(offset);
        String suffix = (isKey ? TokenSuffix.YAML_KEY : TokenSuffix.YAML_VALUE).in(after);
        boolean hasColon = !cursor.prefix().isEmpty()
                && COLON.matcher(after.substring(suffix.length())).lookingAt();
        Stream<Proposal> fitting = hasColon ? proposals.map(YamlCompletion::withoutColon) : proposals;
        return CompletionResult.of(
                cursor.prefix(),
                suffix,
                text.startsWith(":", offset - 1) ? fitting.map(YamlCompletion::afterColon) : fitting);
    }

    /** Values with their meaning. */
    static Stream<Proposal> choices(List<Choice> choices) {
        return choices.stream().map(choice -> Proposal.value(choice.name(), choice.meaning()));
    }

    /** The keys that the mapping of a cursor has on other lines, and before it on its own one. */
    static Set<String> written(String text, int offset, YamlCursor cursor) {
        Set<String> written = new HashSet<>(cursor.written());
        List<String> after = text.substring(offset).lines().skip(1).toList();
        for (String line : after) {
            int column = line.length() - line.stripLeading().length();
            boolean isText = !line.isBlank() && line.charAt(column) != '#';
            if (isText && (column < cursor.column() || line.charAt(column) == '-' && column == cursor.column())) {
                break;
            }
            Matcher key = KEY.matcher(line);
            if (column == cursor.column() && key.matches()) {
                written.add(key.group(1));
            }
        }
        return written;
    }

    private static Stream<Proposal> keys(List<FormKey> keys, String text, int offset, YamlCursor cursor) {
        Set<String> written = written(text, offset, cursor);
        int start = offset - cursor.prefix().length();
        boolean isBlock = LINE_START
                .matcher(text.substring(text.lastIndexOf('\n', start - 1) + 1, start))
                .matches();
        String indented = isBlock ? "\n" + " ".repeat(cursor.column() + 2) : "";
        return keys.stream().filter(key -> !written.contains(key.id())).map(key -> {
            String opening =
                    switch (key.shape()) {
                        case VALUE, VALUES -> " ";
                        case MAPPING -> isBlock ? indented : " {";
                        case MAPPINGS -> isBlock ? indented + "- " : " [{";
                    };
            return new Proposal(
                    key.id(), key.id() + ":" + opening, key.meaning(), CompletionItemKind.Property, Optional.empty());
        });
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
