package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.check.Edit;
import org.qos.dsl.ide.syntax.Block;
import org.qos.dsl.ide.syntax.Blocks;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Named;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;

/**
 * The block that gives a name which is only referred to: at the end of its section, which is made where it is missing.
 *
 * @param view the policy
 * @param missing where the name is referred to
 */
record NewBlock(View view, Mention missing) {

    private static final List<String> SECTIONS = List.of("port-groups", "qos-setup", "qos-levels", "qos-match-rules");

    /** The change; empty where the name cannot be written, or no place for it is to be seen in broken text. */
    Optional<Edit> edit() {
        return missing.of().encode(missing.name(), view.language()).flatMap(name -> blocks(section())
                .findFirst()
                .map(section -> inside(section, name))
                .or(() -> beforeOthers().map(place -> newSection(place, name))));
    }

    private String section() {
        return missing.of() == Named.GROUP ? "port-groups" : "qos-levels";
    }

    private Stream<Block> blocks(String name) {
        return Blocks.in(view).all().filter(block -> block.name().equals(name));
    }

    /** A group is given before everything else, a level before the rules that refer to levels. */
    private Optional<Block> beforeOthers() {
        return missing.of() == Named.LEVEL
                ? blocks("qos-match-rules").findFirst()
                : Blocks.in(view)
                        .all()
                        .filter(block -> SECTIONS.contains(block.name()))
                        .findFirst();
    }

    private Edit inside(Block section, String name) {
        String outer = indentation(section.start());
        String body = body(outer + unit(), name);
        if (!section.isClosed()) {
            return new Edit(section.headEnd(), 0, "\n" + body.stripTrailing());
        }
        int line = lineStart(section.tailStart());
        return view.text().substring(line, section.tailStart()).isBlank()
                ? new Edit(line, 0, body)
                : new Edit(section.tailStart(), 0, "\n" + body + outer);
    }

    private Edit newSection(Block place, String name) {
        String outer = indentation(place.start());
        String text =
                opening(section()) + "\n" + body(outer + unit(), name) + outer + closing(section()) + "\n" + outer;
        return new Edit(place.start(), 0, text);
    }

    private String body(String indentation, String name) {
        String block = missing.of() == Named.GROUP ? "port-group" : "qos-level";
        String entries = indentation + unit() + named(name);
        String sl = missing.of() == Named.LEVEL ? indentation + unit() + entry("sl", "0") : "";
        return indentation + opening(block) + "\n" + entries + sl + indentation + closing(block) + "\n";
    }

    private String named(String name) {
        boolean bySn = missing.of() == Named.LEVEL && view.language() == Language.RFC;
        return entry(bySn ? "sn" : "name", name);
    }

    private String entry(String word, String value) {
        return view.language() == Language.RFC
                ? "<" + word + ">" + value + "</" + word + ">\n"
                : word + ": " + value + "\n";
    }

    private String opening(String word) {
        return view.language() == Language.RFC ? "<" + word + ">" : word;
    }

    private String closing(String word) {
        return view.language() == Language.RFC ? "</" + word + ">" : "end-" + word;
    }

    /** How much deeper a block is indented than the one around it: as elsewhere in the document. */
    private String unit() {
        return Blocks.in(view)
                .all()
                .flatMap(outer -> outer.inner().stream().flatMap(inner -> deeper(outer, inner).stream()))
                .findFirst()
                .orElse(view.language() == Language.RFC ? "  " : "    ");
    }

    private Optional<String> deeper(Block outer, Block inner) {
        String around = indentation(outer.start());
        String within = indentation(inner.start());
        return within.length() > around.length() && within.startsWith(around)
                ? Optional.of(within.substring(around.length()))
                : Optional.empty();
    }

    private int lineStart(int offset) {
        return view.text().lastIndexOf('\n', offset - 1) + 1;
    }

    private String indentation(int offset) {
        String before = view.text().substring(lineStart(offset), offset);
        return before.isBlank() ? before : "";
    }
}
