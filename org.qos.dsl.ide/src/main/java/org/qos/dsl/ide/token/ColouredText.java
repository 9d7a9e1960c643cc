package org.qos.dsl.ide.token;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.WrittenValue;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage.Literals;

/** The parts of a document that are something, in the order of the text. */
final class ColouredText {

    /** A part of a line. */
    record Part(int offset, int length, TokenKind kind, boolean isDefinition) {}

    private final View view;
    private final Map<ITextRegion, Mention> names = new HashMap<>();
    private final List<Part> parts = new ArrayList<>();

    private ColouredText(View view) {
        this.view = view;
        Mentions.in(view).all().forEach(mention -> names.put(mention.region(), mention));
    }

    static List<Part> of(View view) {
        ColouredText text = new ColouredText(view);
        text.read();
        return text.parts;
    }

    /** The sign in front of a value is a value for the grammar of partitions, and nothing to colour. */
    private static final String SIGN = "=";

    private void read() {
        int behind = 0;
        for (ILeafNode leaf : view.source().nodes().getLeafNodes()) {
            if (leaf.getTotalOffset() < behind || leaf.getTotalLength() == 0) {
                continue;
            }
            if (beginsOpenComment(leaf)) {
                add(
                        new TextRegion(leaf.getOffset(), view.text().length() - leaf.getOffset()),
                        TokenKind.COMMENT,
                        false);
                return;
            }
            WrittenValue value =
                    leaf.isHidden() ? null : WrittenValue.holding(leaf).orElse(null);
            if (value != null && value.region().getOffset() == leaf.getOffset()) {
                add(value);
                behind = value.region().getOffset() + value.region().getLength();
            } else {
                add(leaf);
            }
        }
    }

    /**
     * Whether a comment begins that no line feed ends, as the last line of a file has it while it is typed. For OpenSM this
     * is none (osm_qos_parser_l.l, the pattern of comments); for its author it is.
     */
    private boolean beginsOpenComment(ILeafNode leaf) {
        return view.language() == Language.OPENSM
                && !leaf.isHidden()
                && leaf.getText().startsWith("#")
                && view.text().indexOf('\n', leaf.getOffset()) < 0;
    }

    private void add(WrittenValue value) {
        if (value.text().equals(SIGN)) {
            return;
        }
        if (value.is(OptionsPackage.Literals.OPTION__VALUE) && value.number().isEmpty()) {
            OptionValue.parts(value).forEach(part -> add(part.region(), part.kind(), false));
            return;
        }
        Mention name = names.get(value.region());
        add(value.region(), name == null ? kind(value) : kind(name), name != null && name.isDefinition());
    }

    private static TokenKind kind(Mention name) {
        return switch (name.of()) {
            case GROUP -> TokenKind.GROUP;
            case LEVEL -> TokenKind.LEVEL;
            case PARTITION -> TokenKind.PARTITION;
        };
    }

    private static TokenKind kind(WrittenValue value) {
        EStructuralFeature entry = value.entry();
        if (value.number().isPresent()) {
            return TokenKind.NUMBER;
        }
        if (entry == Literals.ULP_RULE__KIND
                || entry == OptionsPackage.Literals.OPTION__NAME
                || entry == PartitionsPackage.Literals.FLAG__NAME) {
            return TokenKind.ENTRY;
        }
        boolean isWord = value.text().equals("*")
                || entry == Literals.PORT_GROUP__NODE_TYPES
                || entry == PartitionsPackage.Literals.PORT_MEMBER__PORT
                || entry == PartitionsPackage.Literals.PORT_MEMBER__MEMBERSHIP;

        return isWord ? TokenKind.WORD : TokenKind.TEXT;
    }

    private void add(ILeafNode leaf) {
        if (leaf.isHidden()) {
            String text = leaf.getText().strip();
            if (text.startsWith("#") || text.startsWith("<!--") || text.startsWith("<?")) {
                add(leaf.getTextRegion(), TokenKind.COMMENT, false);
            }
        } else if (keyword(leaf).length() > 1) {
            String word = keyword(leaf);
            boolean isEntry = view.language() == Language.OPENSM && (word.endsWith(":") || word.indexOf(',') > 0);
            add(leaf.getTextRegion(), isEntry ? TokenKind.ENTRY : TokenKind.KEYWORD, false);
        }
    }

    private static String keyword(INode leaf) {
        EObject grammar = leaf.getGrammarElement();
        return grammar instanceof Keyword keyword ? keyword.getValue() : "";
    }

    /** A part that goes over several lines is one for each of them: clients need not know longer ones. */
    private void add(ITextRegion region, TokenKind kind, boolean definition) {
        int line = view.lines().position(region.getOffset()).getLine();
        int end = region.getOffset() + region.getLength();
        for (int at = region.getOffset(); at < end; at = view.lines().start(++line)) {
            int last = Math.min(end, view.lines().end(line));
            if (last > at) {
                parts.add(new Part(at, last - at, kind, definition));
            }
            if (line + 1 >= view.lines().count()) {
                return;
            }
        }
    }
}
