package org.qos.dsl.ide.hover;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.FormContext;
import org.qos.dsl.project.settings.FormKey;
import org.qos.dsl.project.settings.YamlToken;

/** Hover for the keys and values of a YAML file whose keys are known. */
final class YamlHover {

    private YamlHover() {}

    static Optional<HoverContent> at(YamlFileSnapshot snapshot, int offset) {
        return YamlToken.at(snapshot.yaml(), offset).flatMap(token -> FormKey.at(
                        snapshot.kind().keys(), token.path())
                .flatMap(key -> token.isKey()
                        ? Optional.of(key(key.id(), key.meaning(), key.shape().expected()))
                        : choice(token.scalar().text(), key.values().apply(new FormContext(snapshot.yaml(), List::of))))
                .map(text -> new HoverContent(
                        new TextRegion(
                                token.scalar().region().offset(),
                                token.scalar().region().length()),
                        text)));
    }

    /** What to say of a key. */
    static String key(String id, String meaning, String expected) {
        return "**" + id + "**: " + meaning + "\n\nExpected: " + expected + ".";
    }

    /** What to say of a value. */
    static Optional<String> choice(String text, List<Choice> choices) {
        return choices.stream()
                .filter(choice ->
                        choice.name().equals(text) && !choice.meaning().isEmpty())
                .findFirst()
                .map(choice -> "**" + choice.name() + "**: " + choice.meaning());
    }
}
