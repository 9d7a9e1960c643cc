package org.qos.dsl.generator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Losses as users see them: each in a line, and many of one kind in one line. */
public final class LossLines {

    /** So many losses of one kind have a line each. */
    private static final int MAX_OF_A_KIND = 3;

    private LossLines() {}

    /**
     * The lines of losses, those of one kind together. More than three of one code that do not refuse the output are one line at the place
     * of the first, with the number of the others and the place of the next.
     *
     * @param places where the policy says what is lost, {@code file:line:column}
     */
    public static List<String> of(List<ConversionLoss> losses, Function<Object, String> places) {
        Map<Kind, List<ConversionLoss>> kinds = new LinkedHashMap<>();
        losses.forEach(loss ->
                kinds.computeIfAbsent(Kind.of(loss), kind -> new ArrayList<>()).add(loss));
        List<String> lines = new ArrayList<>();
        kinds.forEach((kind, alike) -> {
            String next = alike.size() > 1 ? places.apply(alike.get(1).subject()) : "";
            if (alike.size() > MAX_OF_A_KIND && !kind.refuses()) {
                lines.add(alike.get(0).line(places.apply(alike.get(0).subject())) + " and " + (alike.size() - 1)
                        + " more of this kind, the next at " + next);
            } else {
                alike.forEach(loss -> lines.add(loss.line(places.apply(loss.subject()))));
            }
        });
        return lines;
    }

    /** What losses have in common that are one line. */
    private record Kind(String code, ConversionLoss.Effect effect) {

        static Kind of(ConversionLoss loss) {
            return new Kind(loss.code(), loss.effect());
        }

        boolean refuses() {
            return effect == ConversionLoss.Effect.IMPOSSIBLE || effect == ConversionLoss.Effect.CHANGES_LEVEL;
        }
    }
}
