package org.qos.dsl.ide.token;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policytest.PolicyTestPackage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.runtime.enhancedqos.BandwidthTarget;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.request.RequestToken;

/** Collects the semantic tokens of a document, in text order. */
final class SemanticTokenBuilder {

    /** A token on one line. */
    record Part(int offset, int length, TokenType kind, boolean isDefinition) {}

    private static final Set<EStructuralFeature> ENTRIES_OF_TESTS = Set.of(
            PolicyTestPackage.Literals.TEST_HEADER__KEYWORD,
            PolicyTestPackage.Literals.TEST_REQUEST__KEYWORDS,
            PolicyTestPackage.Literals.TEST_EXPECTATION__KEYWORDS);

    /** The sign before a value, which the grammars of partitions and of tests treat as a value; it has no token. */
    private static final String SIGN = "=";

    /** The same in conditions of tests. */
    private static final Set<String> COMPARISONS = Set.of("<", ">");

    /** What a line of {@code qos-ulps} begins with is one token of its grammar, {@code sdp, port-num} or {@code default :}. */
    private static final Pattern WORD = Pattern.compile("[^\\s,:]+");

    private static final Pattern MARKS = Pattern.compile("(?:</?)?([^<>:]*?)\\s*[>:]?", Pattern.DOTALL);

    private final DocumentSnapshot snapshot;
    private final Map<ITextRegion, SymbolOccurrence> names = new HashMap<>();
    private final List<Part> parts = new ArrayList<>();

    private SemanticTokenBuilder(DocumentSnapshot snapshot) {
        this.snapshot = snapshot;
        SymbolIndex.in(snapshot).all().forEach(occurrence -> names.put(occurrence.region(), occurrence));
    }

    static List<Part> of(DocumentSnapshot snapshot) {
        SemanticTokenBuilder text = new SemanticTokenBuilder(snapshot);
        text.read();
        return text.parts;
    }

    private void read() {
        int end = 0;
        for (ILeafNode leaf : snapshot.source().nodes().getLeafNodes()) {
            if (leaf.getTotalOffset() < end || leaf.getTotalLength() == 0) {
                continue;
            }
            if (beginsOpenComment(leaf)) {
                add(
                        new TextRegion(leaf.getOffset(), snapshot.text().length() - leaf.getOffset()),
                        TokenType.COMMENT,
                        false);
                return;
            }
            ValueNode value = leaf.isHidden() ? null : ValueNode.holding(leaf).orElse(null);
            if (value != null && value.region().getOffset() == leaf.getOffset()) {
                add(value);
                end = value.region().getOffset() + value.region().getLength();
            } else {
                add(leaf);
            }
        }
    }

    /**
     * Whether a comment starts here that has no line feed at its end, as in the last line while typing. OpenSM does not
     * read it as a comment (osm_qos_parser_l.l), but the author means one.
     */
    private boolean beginsOpenComment(ILeafNode leaf) {
        return snapshot.language().is(PolicySyntax.OPENSM)
                && !leaf.isHidden()
                && leaf.getText().startsWith("#")
                && snapshot.text().indexOf('\n', leaf.getOffset()) < 0;
    }

    private void add(ValueNode value) {
        if (isSign(value)) {
            return;
        }
        if (value.is(OptionsPackage.Literals.OPTION__VALUE) && value.number().isEmpty()) {
            OptionValueTokens.parts(value).forEach(part -> add(part.region(), part.kind(), false));
            return;
        }
        if (value.is(Literals.ULP_RULE__KIND)) {
            addWords(value.region());
            return;
        }
        SymbolOccurrence name = names.get(value.region());
        add(
                value.region(),
                name == null || isNumber(name) ? kind(value) : kind(name),
                name != null && !name.isReference());
    }

    private static boolean isSign(ValueNode value) {
        return value.text().equals(SIGN)
                || value.is(PolicyTestPackage.Literals.TEST_REQUEST__VALUES) && COMPARISONS.contains(value.text());
    }

    /** Whether it is the sn of a level, which has the colour of other numbers. */
    private boolean isNumber(SymbolOccurrence name) {
        return name.type() == SymbolType.LEVEL
                && !name.isLabel()
                && snapshot.language().is(PolicySyntax.RFC)
                && name.value().number().isPresent();
    }

    private static TokenType kind(SymbolOccurrence name) {
        return switch (name.type()) {
            case GROUP -> TokenType.GROUP;
            case LEVEL -> TokenType.LEVEL;
            case PARTITION -> TokenType.PARTITION;
            case BANDWIDTH -> TokenType.BANDWIDTH;
        };
    }

    private static TokenType kind(ValueNode value) {
        EStructuralFeature entry = value.entry();
        if (value.number().isPresent() || entry == PartitionsPackage.Literals.GROUP_MEMBER__MGID) {
            return TokenType.NUMBER;
        }
        if (entry == OptionsPackage.Literals.OPTION__NAME
                || entry == PartitionsPackage.Literals.FLAG__NAME
                || ENTRIES_OF_TESTS.contains(entry)) {
            return TokenType.ENTRY;
        }
        if (entry == EnhancedQosPackage.Literals.BANDWIDTH_RULE__TARGET) {
            return value.text().equals(BandwidthTarget.DEFAULT_NAME) ? TokenType.CONSTANT : TokenType.GROUP;
        }
        boolean isConstant = value.text().equals("*")
                || entry == Literals.PORT_GROUP__NODE_TYPES
                || entry == PartitionsPackage.Literals.PORT_MEMBER__PORT
                || entry == PartitionsPackage.Literals.PORT_MEMBER__MEMBERSHIP
                || entry == PartitionsPackage.Literals.FLAG__VALUE
                || entry == PolicyTestPackage.Literals.TEST_REQUEST__VALUES
                        && !RequestToken.parse(value.text()).quoted();

        return isConstant ? TokenType.CONSTANT : TokenType.TEXT;
    }

    private void add(ILeafNode leaf) {
        if (leaf.isHidden()) {
            String text = leaf.getText().strip();
            if (text.startsWith("#") || text.startsWith("<!--")) {
                add(leaf.getTextRegion(), TokenType.COMMENT, false);
            }
        } else if (keyword(leaf).length() > 1) {
            String text = keyword(leaf);
            if (text.indexOf(',') > 0) {
                addWords(leaf.getTextRegion());
                return;
            }
            boolean isEntry = snapshot.language().equals(new PartitionsLanguage())
                    || snapshot.language().is(PolicySyntax.OPENSM) && text.endsWith(":");
            add(word(leaf), isEntry ? TokenType.ENTRY : TokenType.KEYWORD, false);
        }
    }

    /** The words of an entry, without the marks between and after them. */
    private void addWords(ITextRegion region) {
        String text = snapshot.text().substring(region.getOffset(), region.getOffset() + region.getLength());
        WORD.matcher(text)
                .results()
                .forEach(word -> add(
                        new TextRegion(region.getOffset() + word.start(), word.end() - word.start()),
                        TokenType.ENTRY,
                        false));
    }

    /** A keyword without the marks around it: the brackets of a tag, the colon after an entry. */
    private static ITextRegion word(ILeafNode leaf) {
        Matcher word = MARKS.matcher(leaf.getText());
        return word.matches()
                ? new TextRegion(leaf.getOffset() + word.start(1), word.end(1) - word.start(1))
                : leaf.getTextRegion();
    }

    private static String keyword(INode leaf) {
        EObject grammar = leaf.getGrammarElement();
        return grammar instanceof Keyword keyword ? keyword.getValue() : "";
    }

    /** A multi-line token is split into lines, because clients need not support it. */
    private void add(ITextRegion region, TokenType kind, boolean definition) {
        int line = snapshot.lines().position(region.getOffset()).getLine();
        int end = region.getOffset() + region.getLength();
        for (int at = region.getOffset(); at < end; at = snapshot.lines().start(++line)) {
            int last = Math.min(end, snapshot.lines().end(line));
            if (last > at) {
                parts.add(new Part(at, last - at, kind, definition));
            }
            if (line + 1 >= snapshot.lines().count()) {
                return;
            }
        }
    }
}
