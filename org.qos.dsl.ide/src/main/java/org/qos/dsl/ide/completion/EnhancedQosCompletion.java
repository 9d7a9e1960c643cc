package org.qos.dsl.ide.completion;

import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.enhancedqos.EnhancedQosScanner;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.enhancedqos.Bandwidth;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.runtime.enhancedqos.BandwidthTarget;
import org.qos.runtime.value.Sl;

/** What can be written in an enhanced QoS policy file: sections, ports of the fabric, SLs, and the names of rate limits. */
public final class EnhancedQosCompletion {

    private static final Pattern LIMITED = Pattern.compile("[=,]\\s*([0-9]+)\\s*:");

    private EnhancedQosCompletion() {}

    /** What can be written at an offset. */
    public static CompletionResult at(DocumentSnapshot snapshot, int offset) {
        EnhancedQosCursorContext place = EnhancedQosCursorContext.at(snapshot.text(), offset);
        Stream<Proposal> proposals =
                switch (place.slot()) {
                    case FREE -> Stream.empty();
                    case LINE -> sections(snapshot);
                    case TARGET -> Stream.concat(targets(snapshot), sections(snapshot));
                    case SL -> sls(place.line());
                    case BANDWIDTH -> bandwidths(snapshot);
                };
        return CompletionResult.of(place.prefix(), place.suffix(), proposals);
    }

    /** The sections that the file does not have yet. */
    private static Stream<Proposal> sections(DocumentSnapshot snapshot) {
        EnhancedQosFile file = snapshot.source().root(EnhancedQosFile.class);
        boolean hasNames = file.getSections().stream().anyMatch(section -> section.isNames());
        boolean hasRules = file.getSections().stream().anyMatch(section -> section.isRules());
        return Stream.concat(
                        hasNames ? Stream.empty() : Stream.of(EnhancedQosScanner.NAMES),
                        hasRules ? Stream.empty() : Stream.of(EnhancedQosScanner.RULES))
                .map(Proposal::keyword);
    }

    private static Stream<Proposal> targets(DocumentSnapshot snapshot) {
        boolean hasDefault = snapshot.source().root(EnhancedQosFile.class).getRules().stream()
                .anyMatch(rule -> rule.getTarget().equals(BandwidthTarget.DEFAULT_NAME));
        Stream<Proposal> other = hasDefault
                ? Stream.empty()
                : Stream.of(Proposal.value(BandwidthTarget.DEFAULT_NAME, "all ports without a rule"));
        return Stream.concat(
                other, FabricNames.guids(snapshot.context().fabricContext().fabric()));
    }

    /** The SLs that the rule does not limit yet. */
    private static Stream<Proposal> sls(String line) {
        Set<String> limited =
                LIMITED.matcher(line).results().map(sl -> sl.group(1)).collect(Collectors.toSet());
        return IntStream.range(0, Sl.COUNT)
                .mapToObj(Integer::toString)
                .filter(sl -> !limited.contains(sl))
                .map(sl -> Proposal.value(sl, "SL " + sl));
    }

    private static Stream<Proposal> bandwidths(DocumentSnapshot snapshot) {
        return snapshot.source().root(EnhancedQosFile.class).getBandwidths().stream()
                .collect(Collectors.toMap(Bandwidth::getName, EnhancedQosCompletion::rate, (first, again) -> first))
                .entrySet()
                .stream()
                .sorted(Map.Entry.comparingByKey())
                .map(bandwidth -> Proposal.name(bandwidth.getKey(), bandwidth.getValue()));
    }

    private static String rate(Bandwidth bandwidth) {
        return bandwidth.getRate() == null ? "" : bandwidth.getRate() + " Mb/s";
    }
}
