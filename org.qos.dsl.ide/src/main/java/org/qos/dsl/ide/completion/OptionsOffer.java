package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.options.KnownOptions;
import org.qos.dsl.options.ValueKind;

/** What can be written in an option file: the options that OpenSM takes, and values. */
final class OptionsOffer {

    private static final int GREATEST_MAX_VLS = 15;
    private static final List<String> ENGINES =
            List.of("minhop", "updn", "dnup", "file", "ftree", "lash", "dor", "torus-2QoS", "dfsssp", "sssp");
    private static final List<String> VL_CODES = List.of("VL 0", "VL 0-1", "VL 0-3", "VL 0-7", "VL 0-14");

    private OptionsOffer() {}

    /** What can be written at a cursor behind a text. */
    static Offer behind(View view, String before) {
        Place place = OptionsPlace.behind(before);
        if (place.isProse()) {
            return Offer.NOTHING;
        }
        return Offer.of(
                place.prefix(), place.entry().map(name -> values(view, name)).orElseGet(OptionsOffer::names));
    }

    private static Stream<Proposal> names() {
        return KnownOptions.names().stream()
                .map(name -> new Proposal(name, name + " ", kind(name), CompletionItemKind.Property, Optional.empty()));
    }

    private static String kind(String name) {
        return KnownOptions.kind(name)
                .map(kind -> switch (kind) {
                    case BOOLEAN -> "TRUE or FALSE";
                    case TEXT -> "text";
                    case UINT8, UINT16, UINT32, UINT64, INT32 -> "a number";
                })
                .orElse("");
    }

    private static Stream<Proposal> values(View view, String name) {
        if (name.startsWith("qos_") && name.endsWith("sl2vl")) {
            return Stream.of(
                    Proposal.value(Skeletons.sl2vl(), "each SL on a lane of its own"),
                    Proposal.value(Skeletons.onOneLane(), "all SLs on VL 0"));
        }
        if (name.startsWith("qos_") && (name.endsWith("vlarb_high") || name.endsWith("vlarb_low"))) {
            return Stream.of(Proposal.value(Skeletons.arbitration(), "the same weight for every lane"));
        }
        if (name.startsWith("qos_") && name.endsWith("max_vls")) {
            return IntStream.rangeClosed(1, GREATEST_MAX_VLS)
                    .mapToObj(vls -> Proposal.value(Integer.toString(vls), ""));
        }
        return switch (name) {
            case "qos_policy_file" -> files(view, Language.OPENSM);
            case "partition_config_file" -> files(view, Language.PARTITIONS);
            case "routing_engine" -> engines();
            case "sm_sl" -> Values.levels(view);
            case "max_op_vls" ->
                IntStream.range(0, VL_CODES.size())
                        .mapToObj(i -> Proposal.value(Integer.toString(i + 1), VL_CODES.get(i)));
            default ->
                KnownOptions.kind(name).filter(ValueKind.BOOLEAN::equals).isPresent()
                        ? Stream.of(Proposal.value("TRUE", ""), Proposal.value("FALSE", ""))
                        : Stream.empty();
        };
    }

    /** The routing engines of OpenSM. */
    static Stream<Proposal> engines() {
        return ENGINES.stream().map(engine -> Proposal.value(engine, "routing engine"));
    }

    private static Stream<Proposal> files(View view, Language language) {
        return view.surroundings().all().stream()
                .filter(document -> document.language() == language)
                .flatMap(document -> document.path().stream())
                .map(path ->
                        new Proposal(path.toString(), path.toString(), "", CompletionItemKind.File, Optional.empty()));
    }
}
