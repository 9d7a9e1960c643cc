package org.qos.dsl.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.LanguageInjectors;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.policy.PolicySyntax;

/** The table of blocks and entries says what both Xtext grammars read. */
class PolicyGrammarsTest {

    private static Grammar grammar(PolicySyntax syntax) {
        return LanguageInjectors.standalone()
                .injector(syntax == PolicySyntax.RFC ? new RfcLanguage() : new OpenSmLanguage())
                .getInstance(IGrammarAccess.class)
                .getGrammar();
    }

    private static AbstractRule rule(BlockType block, PolicySyntax syntax) {
        return grammar(syntax).getRules().stream()
                .filter(rule -> block.isReadBy(rule.getName()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no rule reads " + block.name()));
    }

    private static Stream<BlockType> blocksWithEntries(PolicySyntax syntax) {
        return PolicyBlocks.all(syntax).filter(block -> block.model().isPresent());
    }

    @ParameterizedTest
    @EnumSource
    void everyEntryIsReadWithItsValueIntoItsFeatureAnyNumberOfTimes(PolicySyntax syntax) {
        blocksWithEntries(syntax)
                .forEach(block -> assertEquals(
                        block.entries(syntax)
                                .map(entry -> new GrammarEntry(
                                        entry.name(),
                                        entry.feature().getName(),
                                        entry.value().content(),
                                        true))
                                .collect(Collectors.toSet()),
                        GrammarEntry.in(rule(block, syntax)).collect(Collectors.toSet()),
                        block.name()));
    }

    @ParameterizedTest
    @EnumSource
    void everyFeatureBelongsToTheModelOfItsBlockAndHoldsAllEntries(PolicySyntax syntax) {
        blocksWithEntries(syntax).forEach(block -> block.entries(syntax).forEach(entry -> {
            assertTrue(block.model().orElseThrow().getEAllStructuralFeatures().contains(entry.feature()), entry.name());
            assertTrue(entry.feature().isMany(), entry.name());
        }));
    }

    @Test
    void everyTagOfTheRfcGrammarIsABlockOrAnEntry() {
        Set<String> tags = GrammarUtil.getAllKeywords(grammar(PolicySyntax.RFC)).stream()
                .filter(keyword -> keyword.startsWith("<") && !keyword.startsWith("</"))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> table = PolicyBlocks.all(PolicySyntax.RFC)
                .flatMap(block -> Stream.concat(
                        Stream.of(block.name()), block.entries(PolicySyntax.RFC).map(EntryType::name)))
                .map(name -> "<" + name + ">")
                .collect(Collectors.toCollection(TreeSet::new));
        table.add("<qos-policy>");
        assertEquals(table, tags);
    }

    @Test
    void theRfcGrammarNestsElementsAsTheTableDoes() {
        Map<String, Set<String>> inner = new HashMap<>();
        nest(grammar(PolicySyntax.RFC).getRules().get(0), new ArrayDeque<>(List.of("")), inner);
        PolicyBlocks.all(PolicySyntax.RFC)
                .forEach(block -> assertEquals(
                        Stream.concat(
                                        block.blocks().stream().map(BlockType::name),
                                        block.entries(PolicySyntax.RFC).map(EntryType::name))
                                .collect(Collectors.toSet()),
                        inner.get(block.name()),
                        block.name()));
    }

    private static void nest(AbstractRule rule, Deque<String> open, Map<String, Set<String>> inner) {
        rule.eAllContents().forEachRemaining(part -> {
            if (part instanceof Keyword keyword && keyword.getValue().startsWith("</")) {
                open.pop();
            } else if (part instanceof Keyword keyword && keyword.getValue().startsWith("<")) {
                String name = keyword.getValue().replaceAll("[<>]", "");
                inner.computeIfAbsent(open.peek(), outer -> new HashSet<>()).add(name);
                open.push(name);
            } else if (part instanceof RuleCall call) {
                nest(call.getRule(), open, inner);
            }
        });
    }

    @Test
    void everyKeywordOfTheOpenSmGrammarIsABlockAnEntryOrANodeType() {
        Set<String> keywords = GrammarUtil.getAllKeywords(grammar(PolicySyntax.OPENSM)).stream()
                .filter(keyword -> keyword.length() > 1)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> table = PolicyBlocks.all(PolicySyntax.OPENSM)
                .flatMap(block -> Stream.concat(
                        Stream.of(block.name(), "end-" + block.name()),
                        block.entries(PolicySyntax.OPENSM).map(EntryType::keyword)))
                .collect(Collectors.toCollection(TreeSet::new));
        table.addAll(NodeTypeKeyword.names());
        assertEquals(table, keywords);
    }

    @Test
    void theRulesOfOpenSmSectionsReadTheBlocksInThem() {
        PolicyBlocks.all(PolicySyntax.OPENSM)
                .filter(section -> !section.blocks().isEmpty())
                .forEach(section -> assertEquals(
                        section.blocks().stream().map(BlockType::name).collect(Collectors.toSet()),
                        called(rule(section, PolicySyntax.OPENSM)).stream()
                                .flatMap(called -> PolicyBlocks.readBy(called.getName()).stream())
                                .map(BlockType::name)
                                .collect(Collectors.toSet()),
                        section.name()));
    }

    @Test
    void theLinesOfQosUlpsAreTheLiteralsOfTheGrammar() {
        BlockType ulps = PolicyBlocks.named("qos-ulps").orElseThrow();
        assertEquals(
                keywords(ulps.entries().stream().filter(entry -> entry.value() == ValueKind.SL)), literals("PlainUlp"));
        assertEquals(
                keywords(ulps.entries().stream().filter(entry -> entry.value() != ValueKind.SL)),
                literals("CriterionUlp"));
    }

    private static Set<String> keywords(Stream<EntryType> entries) {
        return entries.map(EntryType::keyword).collect(Collectors.toSet());
    }

    private static Set<String> literals(String rule) {
        return EcoreUtil2.getAllContentsOfType(
                        GrammarUtil.findRuleForName(grammar(PolicySyntax.OPENSM), rule), EnumLiteralDeclaration.class)
                .stream()
                .map(literal -> literal.getLiteral().getValue())
                .collect(Collectors.toSet());
    }

    /** A keyword that is not allowed in a block is unexpected text there, so that the rest of the block is read. */
    @Test
    void inAnOpenSmBlockEachEntryOfOtherBlocksIsUnexpectedText() {
        Set<String> all = PolicyBlocks.all(PolicySyntax.OPENSM)
                .flatMap(block -> block.entries(PolicySyntax.OPENSM))
                .map(EntryType::keyword)
                .collect(Collectors.toCollection(TreeSet::new));
        blocksWithEntries(PolicySyntax.OPENSM).forEach(block -> {
            Set<String> expected = new TreeSet<>(all);
            expected.removeAll(keywords(block.entries(PolicySyntax.OPENSM)));
            Set<String> unexpected = called(rule(block, PolicySyntax.OPENSM)).stream()
                    .filter(called -> called.getName().startsWith("STRAY"))
                    .flatMap(stray -> keywordsIn(stray, new HashSet<>()).stream())
                    .filter(all::contains)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(expected, unexpected, block.name());
        });
    }

    private static List<AbstractRule> called(AbstractRule rule) {
        return EcoreUtil2.getAllContentsOfType(rule, RuleCall.class).stream()
                .map(RuleCall::getRule)
                .toList();
    }

    private static Set<String> keywordsIn(AbstractRule rule, Set<String> found) {
        EcoreUtil2.getAllContentsOfType(rule, Keyword.class).forEach(keyword -> found.add(keyword.getValue()));
        called(rule).forEach(called -> keywordsIn(called, found));
        return found;
    }
}
