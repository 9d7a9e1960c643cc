package org.qos.dsl.generator;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.ConversionCode.Effect;

/**
 * Why an output must not be used.
 *
 * @param errors the losses that are errors, at least one
 */
public record Rejection(List<ReportedLoss> errors) {

    /** Copies the list. */
    public Rejection {
        errors = List.copyOf(errors);
    }

    /** Why an output with these losses must not be used; empty when it can be. */
    public static Optional<Rejection> of(List<ReportedLoss> losses) {
        List<ReportedLoss> errors =
                losses.stream().filter(ReportedLoss::isError).toList();
        return errors.isEmpty() ? Optional.empty() : Optional.of(new Rejection(errors));
    }

    /** Each code once, with the place of its first loss, such as {@code tclass-criterion (a.qos:3:5)}. */
    public String causes() {
        Map<String, String> first = new LinkedHashMap<>();
        errors.forEach(error -> first.putIfAbsent(error.loss().code().code(), error.place()));
        return String.join(
                ", ",
                first.entrySet().stream()
                        .map(cause -> cause.getKey() + " (" + cause.getValue() + ")")
                        .toList());
    }

    /** Whether the output can be used when other levels for some requests are accepted. */
    public boolean isAcceptedWithLossy() {
        return errors.stream().allMatch(error -> error.loss().effect() == Effect.CHANGES_LEVEL);
    }
}
