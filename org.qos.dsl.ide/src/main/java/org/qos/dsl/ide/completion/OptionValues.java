package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.ide.semantics.OptionCodeDescriptions;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.options.KnownOption;
import org.qos.dsl.options.KnownOptions;
import org.qos.dsl.options.ValueKind;
import org.qos.runtime.value.Vl;

/** The values that options can have, with their meaning; the one that counts without a file is marked. */
final class OptionValues {

    private static final int GREATEST_LMC = 7;
    private static final int GREATEST_PRIORITY = 15;
    private static final int GREATEST_PROTECTION = 3;
    private static final int LEAST_USUAL_TIME = 8;
    private static final int GREATEST_USUAL_TIME = 20;
    private static final List<String> ENGINES =
            List.of("minhop", "updn", "dnup", "file", "ftree", "lash", "dor", "torus-2QoS", "nue", "dfsssp", "sssp");

    private OptionValues() {}

    /** The values of an option; the default alone where only the author knows others. */
    static Stream<Proposal> of(View view, String name) {
        Optional<String> standard = KnownOptions.option(name)
                .map(KnownOption::standard)
                .filter(value -> !value.equals(KnownOption.UNSET) && !name.startsWith("qos_"));
        List<Proposal> known = (name.startsWith("qos_") ? ofSet(view, name) : single(view, name)).toList();
        boolean listed = standard.isEmpty()
                || known.stream().anyMatch(value -> value.text().equals(standard.get()));
        return Stream.concat(
                known.stream().map(value -> marked(value, standard)),
                listed ? Stream.empty() : Stream.of(Proposal.value(standard.get(), "the default")));
    }

    private static Proposal marked(Proposal value, Optional<String> standard) {
        boolean isStandard = standard.filter(value.text()::equals).isPresent();
        String separator = value.detail().isEmpty() ? "" : ", ";
        return isStandard ? value.withDetail(value.detail() + separator + "the default") : value;
    }

    private static Stream<Proposal> ofSet(View view, String name) {
        if (name.endsWith("sl2vl")) {
            return Values.sl2vl();
        }
        if (name.endsWith("vlarb_high") || name.endsWith("vlarb_low")) {
            return Values.arbitration();
        }
        if (name.endsWith("max_vls")) {
            return numbers(1, Vl.DATA_COUNT);
        }
        if (name.endsWith("high_limit")) {
            return Stream.of("0", "1", "255").map(limit -> ofCode(name, limit));
        }
        return name.equals("qos_policy_file") ? files(view, Language.OPENSM) : Stream.empty();
    }

    private static Stream<Proposal> single(View view, String name) {
        return switch (name) {
            case "partition_config_file" -> files(view, Language.PARTITIONS);
            case "sm_sl", "lash_start_vl" -> Values.levels(view);
            case "max_op_vls" ->
                IntStream.rangeClosed(1, OptionCodeDescriptions.VLS.size())
                        .mapToObj(code -> ofCode(name, Integer.toString(code)));
            case "subnet_timeout" -> times(name, "");
            case "packet_life_time", "head_of_queue_lifetime", "leaf_head_of_queue_lifetime" -> times(name, "0x");
            case "lmc" ->
                IntStream.rangeClosed(0, GREATEST_LMC)
                        .mapToObj(lmc -> Proposal.value(
                                Integer.toString(lmc), (1 << lmc) + (lmc == 0 ? " LID a port" : " LIDs a port")));
            case "sm_priority" -> numbers(0, GREATEST_PRIORITY);
            default -> words(name);
        };
    }

    private static Stream<Proposal> words(String name) {
        return switch (name) {
            case "part_enforce" ->
                valued("both", "in both directions", "in", "inbound", "out", "outbound", "off", "not at all");
            case "console" ->
                valued("off", "none", "local", "on the terminal", "loopback", "on a port of this machine");
            case "fdr10" -> valued("0", "leave alone", "1", "enable where supported", "2", "disable where supported");
            case "m_key_protection_level" -> numbers(0, GREATEST_PROTECTION);
            case "force_link_speed" ->
                valued(
                        "0",
                        "leave alone",
                        "1",
                        "2.5 Gb/s",
                        "3",
                        "2.5 or 5 Gb/s",
                        "5",
                        "2.5 or 10 Gb/s",
                        "7",
                        "2.5, 5 or 10 Gb/s",
                        "15",
                        "all that is supported");
            case "force_link_speed_ext" ->
                valued(
                        "0",
                        "leave alone",
                        "1",
                        "FDR",
                        "2",
                        "EDR",
                        "3",
                        "FDR or EDR",
                        "4",
                        "HDR",
                        "6",
                        "EDR or HDR",
                        "7",
                        "FDR, EDR or HDR",
                        "30",
                        "none",
                        "31",
                        "all that is supported");
            case "force_link_width" ->
                valued(
                        "0",
                        "leave alone",
                        "1",
                        "1x",
                        "2",
                        "4x",
                        "3",
                        "1x or 4x",
                        "4",
                        "8x",
                        "8",
                        "12x",
                        "16",
                        "2x",
                        "255",
                        "all that is supported");
            default ->
                KnownOptions.kind(name).filter(ValueKind.BOOLEAN::equals).isPresent()
                        ? valued("TRUE", "", "FALSE", "")
                        : Stream.empty();
        };
    }

    /** The routing engines (osm_opensm.c:routing_modules). */
    static Stream<Proposal> routingEngines() {
        return ENGINES.stream().map(engine -> Proposal.value(engine, "routing engine"));
    }

    private static Stream<Proposal> valued(String... pairs) {
        return IntStream.range(0, pairs.length / 2).mapToObj(i -> Proposal.value(pairs[2 * i], pairs[2 * i + 1]));
    }

    private static Stream<Proposal> numbers(int least, int greatest) {
        return IntStream.rangeClosed(least, greatest).mapToObj(number -> Proposal.value(Integer.toString(number), ""));
    }

    private static Stream<Proposal> times(String name, String radix) {
        return IntStream.rangeClosed(LEAST_USUAL_TIME, GREATEST_USUAL_TIME)
                .mapToObj(code -> ofCode(name, radix.isEmpty() ? Integer.toString(code) : "0x%02x".formatted(code)));
    }

    private static Proposal ofCode(String name, String code) {
        return Proposal.value(
                code, OptionCodeDescriptions.meaning(name, Long.decode(code)).orElse(""));
    }

    /** Files of the same project; those of other folders of the workspace have nothing to do with it. */
    private static Stream<Proposal> files(View view, Language language) {
        return view.surroundings().all().stream()
                .filter(document -> document.language() == language)
                .flatMap(document -> document.path().stream())
                .filter(path -> path.startsWith(view.site().settings().folder()))
                .map(path ->
                        new Proposal(path.toString(), path.toString(), "", CompletionItemKind.File, Optional.empty()));
    }
}
