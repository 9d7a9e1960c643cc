package org.qos.dsl.generator;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.check.ConversionCode.Effect;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.suppression.Suppressions;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.SourcePlaces;
import org.qos.dsl.project.settings.RuleLevels;

/**
 * What is reported of losses: the severities of the project and the suppressions of the policy count as they do for the findings
 * of a check. What keeps an output from being used is always reported.
 */
public final class LossGrades {

    private final SourcePlaces places;
    private final RuleLevels levels;
    private final BiPredicate<String, Integer> suppressed;
    private final int firstLine;

    /**
     * The grades for a policy.
     *
     * @param source its text
     * @param places where its parts are written; what is not written in it counts as said in the line of its first token
     * @param levels the severities of its project
     */
    public LossGrades(SourceFile source, SourcePlaces places, RuleLevels levels) {
        this.places = places;
        this.levels = levels;
        this.suppressed = Suppressions.in(source);
        this.firstLine = firstLine(source);
    }

    /** The losses that are reported, in their order. */
    public List<ReportedLoss> reported(List<ConversionLoss> losses, boolean lossy) {
        return losses.stream().flatMap(loss -> reported(loss, lossy).stream()).toList();
    }

    private Optional<ReportedLoss> reported(ConversionLoss loss, boolean lossy) {
        return severity(loss, lossy).map(severity -> new ReportedLoss(loss, severity, places.of(loss.subject())));
    }

    private Optional<Severity> severity(ConversionLoss loss, boolean lossy) {
        if (loss.refuses(lossy)) {
            return Optional.of(Severity.ERROR);
        }
        if (loss.effect() == Effect.CHANGES_LEVEL) {
            return Optional.of(Severity.WARNING);
        }
        return isSuppressed(loss)
                ? Optional.empty()
                : levels.level(loss.code().code(), loss.code().severity());
    }

    /** A check reports at an entry what a loss says of the whole group, level or rule, so any of its lines counts. */
    private boolean isSuppressed(ConversionLoss loss) {
        IntStream lines =
                places.line(loss.subject()).isPresent() ? places.lines(loss.subject()) : IntStream.of(firstLine);
        return lines.anyMatch(line -> suppressed.test(loss.code().code(), line));
    }

    /** The line of the first token, 1 in a file without any. */
    private static int firstLine(SourceFile source) {
        for (ILeafNode leaf : source.nodes().getLeafNodes()) {
            if (!leaf.isHidden() && leaf.getLength() > 0) {
                return leaf.getStartLine();
            }
        }
        return 1;
    }
}
