package org.qos.dsl.ide.completion;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.opensm.syntax.Vocabulary;

/** What can be written in the OpenSM spelling: sections, blocks, entries and what closes them, and values. */
final class OpenSmOffer {

    /** What is written with a block because OpenSM refuses it, or it means nothing, without. */
    private static final Map<String, List<String>> NEEDED = Map.of(
            "port-group", List.of("name"),
            "qos-level", List.of("name", "sl"),
            "qos-match-rule", List.of("qos-level-name"),
            "sl2vl-scope", List.of("group", "sl2vl-table"),
            "vlarb-scope", List.of("group", "vlarb-low"));

    private OpenSmOffer() {}

    /** What can be written at a cursor behind a text. */
    static Offer behind(View view, String before) {
        Place place = OpenSmPlace.behind(before);
        if (place.isProse()) {
            return Offer.NOTHING;
        }
        return Offer.of(place.prefix(), place.entry().isPresent() ? Values.of(view, place) : keywords(place));
    }

    /** What the block has already comes last. */
    private static Stream<Proposal> keywords(Place place) {
        return Vocabulary.possibleIn(place.block())
                .sorted(Comparator.comparing(
                        word -> word.endsWith(":") && place.present().contains(word)))
                .map(OpenSmOffer::keyword);
    }

    private static Proposal keyword(String word) {
        if (word.endsWith(":")) {
            Proposal entry = Proposal.keyword(word + " ");
            return Skeletons.of(word.substring(0, word.length() - 1))
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
