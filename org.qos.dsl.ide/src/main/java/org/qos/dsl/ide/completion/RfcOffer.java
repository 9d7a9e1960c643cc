package org.qos.dsl.ide.completion;

import org.qos.runtime.policy.PolicySyntax;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.dsl.check.rules.RepeatedEntry;
import org.qos.dsl.ide.semantics.EntryDocs;
import org.qos.dsl.ide.syntax.TextBeforeCursor;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.project.LanguageInjectors;
import org.qos.dsl.rfc.parser.Content;
import org.qos.dsl.rfc.parser.Element;
import org.qos.dsl.rfc.parser.GrammarElements;

/** What can be written in the RFC spelling: the elements of the grammar, closing tags, and values. */
public final class RfcOffer {

    /** What is written with an element because nothing is right without it. */
    private static final Map<String, List<String>> NEEDED = Map.of(
            "port-group", List.of("name"),
            "qos-level", List.of("sn", "sl"),
            "qos-match-rule", List.of("qos-level-sn"),
            "sl2vl-scope", List.of("group", "sl2vl-table"),
            "vlarb-scope", List.of("group", "vlarb-low"));

    private RfcOffer() {}

    /** What can be written at an offset. */
    public static Offer at(View view, int offset) {
        return at(view, TextBeforeCursor.of(view, offset), view.text().substring(offset));
    }

    private static Offer at(View view, String before, String after) {
        Element document = LanguageInjectors.standalone()
                .injector(new RfcLanguage())
                .getInstance(GrammarElements.class)
                .document();
        RfcPlace at = RfcPlace.behind(before, document);
        if (at.place().isProse()) {
            return Offer.NOTHING;
        }
        return at.place().entry().isPresent() ? value(view, at, before, after) : element(at, after);
    }

    private static Offer value(View view, RfcPlace at, String before, String after) {
        boolean isRangeEnd = at.isRangeEnd(before);
        String rest = rest(at.element().content()).in(after);
        Offer values = Offer.of(
                at.place().prefix(),
                rest,
                Values.of(view, at.place())
                        .filter(value -> !isRangeEnd || value.label().indexOf('-') < 0));
        boolean canEnd = !at.place().prefix().isEmpty() || values.proposals().isEmpty();
        boolean ends = after.stripLeading().startsWith("</");
        return canEnd && !ends && rest.isEmpty() ? values.withClosing(closing(at.element())) : values;
    }

    private static WordRest rest(Content content) {
        return switch (content) {
            case TEXT, NUMBERS, WEIGHTS -> WordRest.LIST;
            case NUMBER, RANGES, PORT_NUMBERS -> WordRest.NUMBER;
            case ELEMENTS, NAMES -> WordRest.NAME;
        };
    }

    private static Offer element(RfcPlace at, String after) {
        String prefix = at.place().prefix();
        String rest = prefix.isEmpty() ? "" : WordRest.TAG.in(after);
        boolean closes = prefix.startsWith("</") || rest.startsWith("/");
        Behind behind = Behind.of(at.place().block(), after.substring(rest.length()), PolicySyntax.RFC);
        boolean canClose = !at.element().isDocument() && (closes || rest.isEmpty() && !behind.isClosed());
        Stream<Proposal> closing = canClose ? Stream.of(closing(at.element())) : Stream.empty();
        Stream<Proposal> opening = closes ? Stream.empty() : opening(at, behind);
        Stream<Proposal> all = Stream.concat(opening, closing);
        return Offer.of(prefix, rest, rest.isEmpty() ? all : all.map(Proposal::alone));
    }

    /** What may stand once and is there is left out; what else the element has already comes last. */
    private static Stream<Proposal> opening(RfcPlace at, Behind behind) {
        Place place = at.place();
        return at.element().children().stream()
                .filter(child -> !child.openingTag().equals("<qos-policy>")
                        || place.present().isEmpty())
                .filter(child -> !(place.has(child.name(), behind)
                        && RepeatedEntry.isWrittenOnce(
                                child.name(), at.element().name(), PolicySyntax.RFC)))
                .sorted(Comparator.comparing(child -> child.content().isValue() && place.has(child.name(), behind)))
                .map(RfcOffer::opening);
    }

    private static Proposal opening(Element element) {
        return new Proposal(
                        element.openingTag(),
                        element.openingTag(),
                        element.content().isValue() ? element.content().words() : "",
                        CompletionItemKind.Property,
                        Optional.empty())
                .withSnippet(snippet(element))
                .withDocumentation(EntryDocs.of(element.name()).orElse(""));
    }

    private static Proposal closing(Element element) {
        return Proposal.keyword(element.closingTag());
    }

    private static String snippet(Element element) {
        if (element.content().isValue()) {
            return element.openingTag() + Skeletons.tabStop(element.name(), 1) + element.closingTag();
        }
        List<String> needed = NEEDED.getOrDefault(element.name(), List.of());
        String inner = needed.isEmpty()
                ? "\t$1\n"
                : needed.stream()
                        .map(name -> "\t<" + name + ">" + Skeletons.tabStop(name, needed.indexOf(name) + 1) + "</"
                                + name + ">\n")
                        .collect(Collectors.joining());
        return element.openingTag() + "\n" + inner + element.closingTag();
    }
}
