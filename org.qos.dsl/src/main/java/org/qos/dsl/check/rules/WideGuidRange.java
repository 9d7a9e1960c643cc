package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SyntaxErrors;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.PolicySyntax;

/** OpenSM looks up every GUID of a range, 5 to 100 ns each, with the subnet locked
 * (osm_qos_parser_y.y:__parser_add_guid_range_to_port_map); a range up to the highest 64-bit number never ends. */
@AutoService(Rule.class)
public final class WideGuidRange implements OpenSmRule {

    /** One second at 100 ns each. */
    private static final long LONG = 10_000_000L;
    /** More than an hour at 5 ns each. */
    private static final long ENDLESS = 1L << 40;

    private static final long PER_SECOND = 200_000_000L;
    private static final Set<UlpKind> WITH_GUIDS = EnumSet.of(
            UlpKind.ANY_TARGET_PORT_GUID,
            UlpKind.ANY_SOURCE_PORT_GUID,
            UlpKind.ANY_SOURCE_TARGET_PORT_GUID,
            UlpKind.SRP_TARGET_PORT_GUID);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "wide-guid-range", Category.SUSPICIOUS, "a range of GUIDs that takes OpenSM long to look up")
                .noFix("the author knows which GUIDs are in use")
                .with(FindingTrait.FOUND_AT_LIST_END);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Stream<Range> ofGroups = file.getPortGroups().stream().flatMap(group -> group.getPortGuids().stream());
        Stream<Range> ofUlps = file.getUlps().stream()
                .filter(WideGuidRange::listsGuids)
                .filter(WideGuidRange::isListRead)
                .flatMap(ulp -> ulp.getRanges().stream());
        Stream.concat(ofGroups, ofUlps)
                .flatMap(range -> violation(range).stream())
                .forEach(violations);
    }

    /** Whether the numbers of a line of {@code qos-ulps} are GUIDs. */
    static boolean listsGuids(UlpRule ulp) {
        return WITH_GUIDS.contains(ulp.getKind());
    }

    /** OpenSM processes the list of a ULP line when it reads the colon; a syntax error before it ends the reading. */
    private static boolean isListRead(UlpRule ulp) {
        if (ulp.getRanges().isEmpty() || ulp.getRanges().stream().anyMatch(SyntaxErrors::in)) {
            return false;
        }
        Range last = ulp.getRanges().get(ulp.getRanges().size() - 1);
        return isColonAfter(NodeModelUtils.findActualNodeFor(last));
    }

    private static boolean isColonAfter(ICompositeNode list) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(list.getRootNode(), list.getEndOffset());
        while (leaf != null && leaf.isHidden()) {
            leaf = NodeModelUtils.findLeafNodeAtOffset(list.getRootNode(), leaf.getEndOffset());
        }
        return leaf != null && leaf.getText().equals(":");
    }

    private static Optional<RuleViolation> violation(Range range) {
        if (range.getLast() == null) {
            return reachesEnd(range.getFirst()) ? Optional.of(endless(range)) : Optional.empty();
        }
        boolean ordered = Long.compareUnsigned(range.getFirst(), range.getLast()) <= 0;
        long count = ordered ? range.getLast() - range.getFirst() : range.getFirst() - range.getLast();
        if (Long.compareUnsigned(count, ENDLESS) >= 0 || reachesEnd(range.getFirst()) || reachesEnd(range.getLast())) {
            return Optional.of(endless(range));
        }
        return count < LONG ? Optional.empty() : Optional.of(slow(range, count));
    }

    private static RuleViolation slow(Range range, long count) {
        return RuleViolation.at(
                range,
                "this range has " + (count + 1) + " GUIDs; OpenSM looks up each of them at every sweep, which takes "
                        + Math.max(1, count / PER_SECOND) + " s or more; list the GUIDs in use");
    }

    private static boolean reachesEnd(long guid) {
        return guid == -1L;
    }

    private static RuleViolation endless(Range range) {
        boolean single = range.getLast() == null || range.getLast().equals(range.getFirst());
        String message = single
                ? "no port has this GUID, the highest of 64 bits; OpenSM counts up to it and hangs; remove it"
                : "this range is too wide; OpenSM looks up each of its GUIDs and hangs; list the GUIDs in use";
        return RuleViolation.at(range, message).as(Severity.ERROR).opensm(Verdict.HANGS);
    }
}
