package org.qos.dsl.ide.action;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EClass;
import org.qos.dsl.check.Edit;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.syntax.SyntaxBlock;
import org.qos.dsl.ide.syntax.SyntaxBlocks;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.QosLevel;

/**
 * A definition that a policy lacks. It is added at the end of its section; a missing section is created.
 *
 * @param snapshot the policy
 * @param type a group or a level
 * @param entries the lines of its block
 */
record NewDefinition(DocumentSnapshot snapshot, SymbolType type, List<String> entries) {

    /** The sections that define names or refer to them, which the lines of qos-ulps do not. */
    private static final List<String> SECTIONS =
            PolicyBlocks.sections(PolicySyntax.RFC).map(BlockType::name).toList();

    private static final String RULES = sectionOf(Literals.MATCH_RULE);

    /** Copies the list. */
    NewDefinition {
        entries = List.copyOf(entries);
    }

    /** The definition of a name that is only referred to; empty if the name cannot be written. */
    static Optional<NewDefinition> of(DocumentSnapshot snapshot, SymbolOccurrence missing) {
        return missing.type().encode(missing.name(), snapshot.language()).map(name -> {
            boolean isLevel = missing.type() == SymbolType.LEVEL;
            String named = entry(snapshot, isLevel && snapshot.language().is(PolicySyntax.RFC) ? "sn" : "name", name);
            return new NewDefinition(
                    snapshot, missing.type(), isLevel ? List.of(named, entry(snapshot, "sl", "0")) : List.of(named));
        });
    }

    /** The level of requests that no rule matches, with SL 0. */
    static NewDefinition defaultLevel(DocumentSnapshot snapshot) {
        List<String> named = List.of(entry(snapshot, "name", QosLevel.DEFAULT_NAME), entry(snapshot, "sl", "0"));
        return new NewDefinition(
                snapshot,
                SymbolType.LEVEL,
                snapshot.language().is(PolicySyntax.RFC)
                        ? Stream.concat(Stream.of(entry(snapshot, "sn", "0")), named.stream())
                                .toList()
                        : named);
    }

    /** The edit; empty if broken text has no position for the definition. */
    Optional<Edit> edit() {
        return blocks(section()).findFirst().map(this::inside).or(() -> beforeOthers()
                .map(this::newSection));
    }

    /** The same, in a policy without a section to precede at its end. */
    Edit editOrAppend() {
        return edit().orElseGet(this::appended);
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
        return type == SymbolType.GROUP ? Literals.PORT_GROUP : Literals.QOS_LEVEL;
    }

    private Stream<SyntaxBlock> blocks(String name) {
        return SyntaxBlocks.in(snapshot).all().filter(block -> block.name().equals(name));
    }

    /** A port group is defined before everything else, a QoS level before the match rules. */
    private Optional<SyntaxBlock> beforeOthers() {
        return type == SymbolType.LEVEL
                ? blocks(RULES).findFirst()
                : SyntaxBlocks.in(snapshot)
                        .all()
                        .filter(block -> SECTIONS.contains(block.name()))
                        .findFirst();
    }

    private Edit inside(SyntaxBlock section) {
        return inside(section, body(indentation(section.start()) + unit()));
    }

    private Edit inside(SyntaxBlock outer, String body) {
        if (!outer.isClosed()) {
            return new Edit(outer.headEnd(), 0, "\n" + body.stripTrailing());
        }
        int line = lineStart(outer.tailStart());
        return snapshot.text().substring(line, outer.tailStart()).isBlank()
                ? new Edit(line, 0, body)
                : new Edit(outer.tailStart(), 0, "\n" + body + indentation(outer.start()));
    }

    private Edit newSection(SyntaxBlock place) {
        String outer = indentation(place.start());
        return new Edit(place.start(), 0, sectionText(outer).substring(outer.length()) + outer);
    }

    private Edit appended() {
        Optional<SyntaxBlock> root = SyntaxBlocks.in(snapshot).outermost().stream()
                .filter(block -> snapshot.language().is(PolicySyntax.RFC))
                .findFirst();
        String text = snapshot.text();
        return root.map(policy -> inside(policy, sectionText(indentation(policy.start()) + unit())))
                .orElseGet(() -> new Edit(
                        text.length(), 0, (text.isEmpty() || text.endsWith("\n") ? "" : "\n") + sectionText("")));
    }

    private String sectionText(String indentation) {
        return indentation + opening(section()) + "\n" + body(indentation + unit()) + indentation + closing(section())
                + "\n";
    }

    private String body(String indentation) {
        String block = blockOf(model());
        String lines = entries.stream()
                .map(entry -> indentation + unit() + entry + "\n")
                .collect(joining());
        return indentation + opening(block) + "\n" + lines + indentation + closing(block) + "\n";
    }

    private static String entry(DocumentSnapshot snapshot, String name, String value) {
        return snapshot.language().is(PolicySyntax.RFC)
                ? "<" + name + ">" + value + "</" + name + ">"
                : name + ": " + value;
    }

    private String opening(String name) {
        return snapshot.language().is(PolicySyntax.RFC) ? "<" + name + ">" : name;
    }

    private String closing(String name) {
        return snapshot.language().is(PolicySyntax.RFC) ? "</" + name + ">" : "end-" + name;
    }

    /** The indentation of a block relative to its parent, as elsewhere in the document. */
    private String unit() {
        return SyntaxBlocks.in(snapshot)
                .all()
                .flatMap(outer -> outer.inner().stream().flatMap(inner -> deeper(outer, inner).stream()))
                .findFirst()
                .orElse(snapshot.language().indentation());
    }

    private Optional<String> deeper(SyntaxBlock outer, SyntaxBlock inner) {
        String around = indentation(outer.start());
        String within = indentation(inner.start());
        return within.length() > around.length() && within.startsWith(around)
                ? Optional.of(within.substring(around.length()))
                : Optional.empty();
    }

    private int lineStart(int offset) {
        return snapshot.text().lastIndexOf('\n', offset - 1) + 1;
    }

    private String indentation(int offset) {
        String before = snapshot.text().substring(lineStart(offset), offset);
        return before.isBlank() ? before : "";
    }
}
