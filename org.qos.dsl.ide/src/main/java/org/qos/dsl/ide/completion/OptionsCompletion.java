package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.check.Target;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.KnownOptions;

/** What can be written in an option file: the options that the subnet manager of the project takes, and values. */
public final class OptionsCompletion {

    /** What may be said of each SL by itself. */
    private static final String OF_ONE_SL = "cc_ca_cong_setting_";

    private static final String SEPARATORS = ", \t";

    private OptionsCompletion() {}

    /** What can be written at an offset. */
    public static CompletionResult at(DocumentSnapshot snapshot, int offset) {
        OptionsCursorContext place = OptionsCursorContext.at(snapshot.text(), offset);
        if (place.isComment()) {
            return CompletionResult.NOTHING;
        }
        return place.name()
                .map(name -> values(snapshot, name, place))
                .orElseGet(() -> CompletionResult.of(place.prefix(), place.suffix(), names(snapshot, place)));
    }

    /** The last of several lines counts, so that an option is proposed once. */
    private static Stream<Proposal> names(DocumentSnapshot snapshot, OptionsCursorContext place) {
        Stream<Proposal> usual = KnownOptions.names().stream()
                .map(name -> proposal(KnownOptions.option(name).orElseThrow()));
        boolean other = snapshot.context().fabricContext().target() == Target.MLNX_5;
        Stream<Proposal> later =
                other ? KnownOptions.otherNames().stream().map(OptionsCompletion::ofOther) : Stream.empty();
        return Stream.concat(usual, later)
                .filter(option ->
                        option.label().startsWith(OF_ONE_SL) || !place.others().contains(option.label()));
    }

    private static Proposal proposal(KnownOption option) {
        String standard = option.standard().equals(KnownOption.UNSET) ? "" : ", by default " + option.standard();
        return named(option.name(), option.kind().title() + standard).withDocumentation(option.meaning());
    }

    private static Proposal ofOther(String name) {
        return named(name, KnownOptions.otherVersion(name).orElseThrow());
    }

    private static Proposal named(String name, String detail) {
        return new Proposal(name, name + " ", detail, CompletionItemKind.Property, Optional.empty());
    }

    private static CompletionResult values(DocumentSnapshot snapshot, String name, OptionsCursorContext place) {
        Stream<Proposal> values = OptionProposals.of(snapshot, name);
        boolean isList = KnownOptions.option(name)
                .filter(option -> option.values().isList())
                .isPresent();
        return isList ? list(place, values) : CompletionResult.of(place.prefix(), place.suffix(), values);
    }

    /** Proposals for the item of a list that is being typed. */
    private static CompletionResult list(OptionsCursorContext place, Stream<Proposal> items) {
        int start = place.prefix().length();
        while (start > 0 && SEPARATORS.indexOf(place.prefix().charAt(start - 1)) < 0) {
            start--;
        }
        int end = 0;
        while (end < place.suffix().length()
                && SEPARATORS.indexOf(place.suffix().charAt(end)) < 0) {
            end++;
        }
        String others =
                place.prefix().substring(0, start) + "," + place.suffix().substring(end);
        List<String> listed = Arrays.asList(others.split("[" + SEPARATORS + "]+"));
        return CompletionResult.of(
                place.prefix().substring(start),
                place.suffix().substring(0, end),
                items.filter(item -> !listed.contains(item.label())));
    }
}
