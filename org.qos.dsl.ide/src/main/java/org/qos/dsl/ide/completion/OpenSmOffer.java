package org.qos.dsl.ide.completion;

import org.qos.runtime.policy.PolicySyntax;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.check.rules.RepeatedEntry;
import org.qos.dsl.ide.semantics.EntryDocs;
import org.qos.dsl.ide.syntax.TextBeforeCursor;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.opensm.syntax.Vocabulary;

/** What can be written in the OpenSM spelling: sections, blocks, entries and what closes them, and values. */
public final class OpenSmOffer {

    /** What is written with a block because OpenSM refuses it, or it means nothing, without. */
    private static final Map<String, List<String>> NEEDED = Map.of(
            "port-group", List.of("name"),
            "qos-level", List.of("name", "sl"),
            "qos-match-rule", List.of("qos-level-name"),
            "sl2vl-scope", List.of("group", "sl2vl-table"),
            "vlarb-scope", List.of("group", "vlarb-low"));

    private OpenSmOffer() {}

    /** What can be written at an offset. */
    public static Offer at(View view, int offset) {
        return at(view, TextBeforeCursor.of(view, offset), view.text().substring(offset));
    }

    private static Offer at(View view, String before, String after) {
        Place place = OpenSmPlace.behind(before);
        if (place.isProse()) {
            return Offer.NOTHING;
        }
        return place.entry().isPresent() ? value(view, place, before, after) : word(place, after);
    }

    private static Offer value(View view, Place place, String before, String after) {
        String head = before.substring(0, before.length() - place.prefix().length());
        boolean isRangeEnd = head.stripTrailing().endsWith("-");
        return Offer.of(
                place.prefix(),
                rest(place).in(after),
                Values.of(view, place)
                        .filter(value -> !isRangeEnd || value.label().indexOf('-') < 0));
    }

    private static WordRest rest(Place place) {
        return switch (place.entry().orElse("")) {
            case "sl2vl-table", "vlarb-high", "vlarb-low" -> WordRest.LIST;
            case "name", "port-name", "partition", "group", "across", "across-from", "across-to" -> name(place);
            case "source", "destination", "qos-level-name" -> name(place);
            default -> WordRest.NUMBER;
        };
    }

    private static WordRest name(Place place) {
        return place.prefix().startsWith("\"") ? WordRest.QUOTED : WordRest.NAME;
    }

    private static Offer word(Place place, String after) {
        String rest = place.prefix().isEmpty() ? "" : WordRest.KEYWORD.in(after);
        Behind behind = Behind.of(place.block(), after.substring(rest.length()), PolicySyntax.OPENSM);
        Stream<Proposal> words = keywords(place, behind);
        return Offer.of(place.prefix(), rest, rest.isEmpty() ? words : words.map(Proposal::alone));
    }

    /** What may stand once and is there is left out; what else the block has already comes last. */
    private static Stream<Proposal> keywords(Place place, Behind behind) {
        boolean closes = place.prefix().startsWith("end");
        return Vocabulary.possibleIn(place.block())
                .filter(word -> closes || !behind.isClosed() || !word.startsWith("end-"))
                .filter(word -> !(place.has(name(word), behind)
                        && RepeatedEntry.isWrittenOnce(name(word), place.block().orElse(""), PolicySyntax.OPENSM)))
                .sorted(Comparator.comparing(word -> word.endsWith(":") && place.has(name(word), behind)))
                .map(OpenSmOffer::keyword);
    }

    private static String name(String word) {
        return word.endsWith(":") ? word.substring(0, word.length() - 1) : word;
    }

    private static Proposal keyword(String word) {
        if (word.endsWith(":")) {
            String name = name(word);
            Proposal entry = Proposal.keyword(word + " ")
                    .withDocumentation(EntryDocs.of(name).orElse(""));
            return Skeletons.of(name)
                    .map(table -> entry.withSnippet(word + " ${1:" + table + "}"))
                    .orElse(entry);
        }
        if (word.indexOf(',') > 0) {
            String spelt = word.replace(",", ", ") + " ";
            return Proposal.keyword(spelt).withSnippet(spelt + "$1 : $2");
        }
        return word.startsWith("end-")
                ? Proposal.keyword(word)
                : Proposal.keyword(word).withSnippet(block(word));
    }

    private static String block(String word) {
        List<String> needed = NEEDED.getOrDefault(word, List.of());
        String inner = needed.isEmpty()
                ? "\t$1\n"
                : needed.stream()
                        .map(name -> "\t" + name + ": " + Skeletons.tabStop(name, needed.indexOf(name) + 1) + "\n")
                        .collect(Collectors.joining());
        return word + "\n" + inner + "end-" + word;
    }
}
