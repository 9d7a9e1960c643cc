package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.ide.semantics.OptionCodeDescriptions;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.NumberRange;
import org.qos.dsl.option.OptionValues;
import org.qos.dsl.option.ValueForm;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.runtime.value.Lid;

/** The values that options can have, with their meaning; the one that counts without a file is marked. */
final class OptionProposals {

    private static final int MIN_USUAL_TIME = 8;
    private static final int MAX_USUAL_TIME = 20;

    private OptionProposals() {}

    /** The values of an option; the default alone where only the author knows others. */
    static Stream<Proposal> of(DocumentSnapshot snapshot, String name) {
        return KnownOptions.option(name).stream().flatMap(option -> of(snapshot, option));
    }

    private static Stream<Proposal> of(DocumentSnapshot snapshot, KnownOption option) {
        Optional<String> standard = Optional.of(option.standard())
                .filter(value ->
                        !value.equals(KnownOption.UNSET) && !option.name().startsWith("qos_"));
        List<Proposal> known = Stream.concat(
                        option.values().form().stream().flatMap(form -> ofForm(snapshot, option.name(), form)),
                        listed(option.values()))
                .toList();
        boolean isListed = standard.isEmpty()
                || known.stream().anyMatch(value -> value.text().equals(standard.get()));
        return Stream.concat(
                known.stream().map(value -> marked(value, standard)),
                isListed ? Stream.empty() : Stream.of(Proposal.value(standard.get(), "the default")));
    }

    private static Proposal marked(Proposal value, Optional<String> standard) {
        boolean isStandard = standard.filter(value.text()::equals).isPresent();
        String separator = value.detail().isEmpty() ? "" : ", ";
        return isStandard ? value.withDetail(value.detail() + separator + "the default") : value;
    }

    private static Stream<Proposal> ofForm(DocumentSnapshot snapshot, String name, ValueForm form) {
        return switch (form) {
            case FILE, SL_UINT8, SL_UINT16, CCT, CCT_ENTRY, PORT_MASK -> Stream.empty();
            case POLICY_FILE -> files(snapshot, new OpenSmLanguage());
            case PARTITION_FILE -> files(snapshot, new PartitionsLanguage());
            case SL -> ValueProposals.levels(snapshot);
            case LMC ->
                IntStream.rangeClosed(0, Lid.MAX_LMC)
                        .mapToObj(lmc -> Proposal.value(
                                Integer.toString(lmc), (1 << lmc) + (lmc == 0 ? " LID a port" : " LIDs a port")));
            case TIMEOUT -> times(name, "%d");
            case LIFETIME -> times(name, "0x%02x");
            case LIMIT -> Stream.of("0", "1", "255").map(limit -> ofCode(name, limit));
            case SL2VL -> ValueProposals.sl2vl();
            case VLARB -> ValueProposals.arbitration();
        };
    }

    /** The listed values of an option, or the numbers of its range. */
    private static Stream<Proposal> listed(OptionValues values) {
        if (values.form().isPresent()) {
            return Stream.empty();
        }
        return values.named().isEmpty() ? values.range().stream().flatMap(OptionProposals::numbers) : named(values);
    }

    private static Stream<Proposal> named(OptionValues values) {
        return values.named().stream().map(value -> Proposal.value(value.text(), value.meaning()));
    }

    /** The names of the routing engines. */
    static Stream<Proposal> routingEngines() {
        return named(KnownOptions.option("routing_engine").orElseThrow().values());
    }

    private static Stream<Proposal> numbers(NumberRange range) {
        return LongStream.rangeClosed(range.min(), range.max())
                .mapToObj(number -> Proposal.value(Long.toString(number), ""));
    }

    private static Stream<Proposal> times(String name, String format) {
        return IntStream.rangeClosed(MIN_USUAL_TIME, MAX_USUAL_TIME)
                .mapToObj(code -> ofCode(name, format.formatted(code)));
    }

    private static Proposal ofCode(String name, String code) {
        return Proposal.value(
                code, OptionCodeDescriptions.meaning(name, Long.decode(code)).orElse(""));
    }

    /** Files of the same project; those of other folders of the workspace have nothing to do with it. */
    private static Stream<Proposal> files(DocumentSnapshot snapshot, Language language) {
        return snapshot.relatedDocuments().all().stream()
                .filter(document -> document.language().equals(language))
                .flatMap(document -> document.path().stream())
                .filter(path -> path.startsWith(snapshot.context().settings().folder()))
                .map(path ->
                        new Proposal(path.toString(), path.toString(), "", CompletionItemKind.File, Optional.empty()));
    }
}
