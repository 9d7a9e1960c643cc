package org.qos.dsl.generator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.check.Severity;

/** Losses as users see them: each in a line, and many of one kind in one line. */
public final class LossLines {

    /** So many losses of one kind have a line each. */
    private static final int MAX_OF_A_KIND = 3;

    private LossLines() {}

    /**
     * The lines of losses, those of one kind together. More than three of one code that are not errors are one line at the place
     * of the first, with the number of the others and the place of the next.
     */
    public static List<String> of(List<ReportedLoss> losses) {
        Map<Kind, List<ReportedLoss>> kinds = new LinkedHashMap<>();
        losses.forEach(loss ->
                kinds.computeIfAbsent(Kind.of(loss), kind -> new ArrayList<>()).add(loss));
        List<String> lines = new ArrayList<>();
        kinds.forEach((kind, alike) -> {
            if (alike.size() > MAX_OF_A_KIND && kind.severity() != Severity.ERROR) {
                lines.add(alike.get(0).line() + " and " + (alike.size() - 1) + " more of this kind, the next at "
                        + alike.get(1).place());
            } else {
                alike.forEach(loss -> lines.add(loss.line()));
            }
        });
        return lines;
    }

    /** What losses have in common that are one line. */
    private record Kind(ConversionCode code, Severity severity) {

        static Kind of(ReportedLoss loss) {
            return new Kind(loss.loss().code(), loss.severity());
        }
    }
}
