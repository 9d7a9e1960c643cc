package org.qos.dsl.ide.completion;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.Languages;
import org.qos.dsl.rfc.parser.Element;
import org.qos.dsl.rfc.parser.GrammarElements;

/** What can be written in the RFC spelling: the elements of the grammar, closing tags, and values. */
final class RfcOffer {

    /** What is written with an element because nothing is right without it. */
    private static final Map<String, List<String>> NEEDED = Map.of(
            "port-group", List.of("name"),
            "qos-level", List.of("sn", "sl"),
            "qos-match-rule", List.of("qos-level-sn"),
            "sl2vl-scope", List.of("group", "sl2vl-table"),
            "vlarb-scope", List.of("group", "vlarb-low"));

    private RfcOffer() {}

    /** What can be written at a cursor behind a text. */
    static Offer behind(View view, String before) {
        Element document = Languages.standalone()
                .injector(Language.RFC)
                .getInstance(GrammarElements.class)
                .document();
        RfcPlace at = RfcPlace.behind(before, document);
        if (at.place().isProse()) {
            return Offer.NOTHING;
        }
        return at.place().entry().isPresent() ? value(view, at) : element(at);
    }

    private static Offer value(View view, RfcPlace at) {
        Offer values = Offer.of(at.place().prefix(), Values.of(view, at.place()));
        boolean canEnd = !at.place().prefix().isEmpty() || values.proposals().isEmpty();
        return canEnd ? values.withClosing(closing(at.element())) : values;
    }

    private static Offer element(RfcPlace at) {
        String prefix = at.place().prefix();
        Stream<Proposal> closing = at.element().isDocument() ? Stream.empty() : Stream.of(closing(at.element()));
        Stream<Proposal> opening =
                prefix.startsWith("</") ? Stream.empty() : opening(at.element().children(), at.place());
        return Offer.of(prefix, Stream.concat(opening, closing));
    }

    /** What the element has already comes last. */
    private static Stream<Proposal> opening(Collection<Element> children, Place place) {
        return children.stream()
                .filter(child -> !child.openingTag().equals("<qos-policy>")
                        || place.present().isEmpty())
                .sorted(Comparator.comparing(
                        child -> child.content().isValue() && place.present().contains(child.name())))
                .map(RfcOffer::opening);
    }

    private static Proposal opening(Element element) {
        return new Proposal(
                        element.openingTag(),
                        element.openingTag(),
                        element.content().isValue() ? element.content().words() : "",
                        CompletionItemKind.Property,
                        Optional.empty())
                .withSnippet(snippet(element));
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
