package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EClass;
import org.qos.dsl.check.Edit;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.syntax.SyntaxBlock;
import org.qos.dsl.ide.syntax.SyntaxBlocks;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The definition of a name that is only referred to. It is added at the end of its section; a missing section is
 * created.
 *
 * @param view the policy
 * @param missing the unresolved reference
 */
record NewDefinition(View view, SymbolOccurrence missing) {

    /** The sections that define names or refer to them, which the lines of qos-ulps do not. */
    private static final List<String> SECTIONS =
            PolicyBlocks.sections(PolicySyntax.RFC).map(BlockType::name).toList();

    private static final String RULES = sectionOf(Literals.MATCH_RULE);

    /** The edit; empty if the name cannot be written, or if broken text has no position for the definition. */
    Optional<Edit> edit() {
        return missing.type().encode(missing.name(), view.language()).flatMap(name -> blocks(section())
                .findFirst()
                .map(section -> inside(section, name))
                .or(() -> beforeOthers().map(place -> newSection(place, name))));
    }

    private String section() {
        return sectionOf(model());
    }

    private static String sectionOf(EClass model) {
        return PolicyBlocks.around(blockOf(model)).findFirst().orElseThrow().name();
    }

    private static String blockOf(EClass model) {
        return PolicyBlocks.of(model).orElseThrow().name();
    }

    private EClass model() {
        return missing.type() == SymbolType.GROUP ? Literals.PORT_GROUP : Literals.QOS_LEVEL;
    }

    private Stream<SyntaxBlock> blocks(String name) {
        return SyntaxBlocks.in(view).all().filter(block -> block.name().equals(name));
    }

    /** A port group is defined before everything else, a QoS level before the match rules. */
    private Optional<SyntaxBlock> beforeOthers() {
        return missing.type() == SymbolType.LEVEL
                ? blocks(RULES).findFirst()
                : SyntaxBlocks.in(view)
                        .all()
                        .filter(block -> SECTIONS.contains(block.name()))
                        .findFirst();
    }

    private Edit inside(SyntaxBlock section, String name) {
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

    private Edit newSection(SyntaxBlock place, String name) {
        String outer = indentation(place.start());
        String text =
                opening(section()) + "\n" + body(outer + unit(), name) + outer + closing(section()) + "\n" + outer;
        return new Edit(place.start(), 0, text);
    }

    private String body(String indentation, String name) {
        String block = blockOf(model());
        String entries = indentation + unit() + named(name);
        String sl = missing.type() == SymbolType.LEVEL ? indentation + unit() + entry("sl", "0") : "";
        return indentation + opening(block) + "\n" + entries + sl + indentation + closing(block) + "\n";
    }

    private String named(String name) {
        boolean bySn = missing.type() == SymbolType.LEVEL && view.language().is(PolicySyntax.RFC);
        return entry(bySn ? "sn" : "name", name);
    }

    private String entry(String name, String value) {
        return view.language().is(PolicySyntax.RFC)
                ? "<" + name + ">" + value + "</" + name + ">\n"
                : name + ": " + value + "\n";
    }

    private String opening(String name) {
        return view.language().is(PolicySyntax.RFC) ? "<" + name + ">" : name;
    }

    private String closing(String name) {
        return view.language().is(PolicySyntax.RFC) ? "</" + name + ">" : "end-" + name;
    }

    /** The indentation of a block relative to its parent, as elsewhere in the document. */
    private String unit() {
        return SyntaxBlocks.in(view)
                .all()
                .flatMap(outer -> outer.inner().stream().flatMap(inner -> deeper(outer, inner).stream()))
                .findFirst()
                .orElse(view.language().indentation());
    }

    private Optional<String> deeper(SyntaxBlock outer, SyntaxBlock inner) {
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
