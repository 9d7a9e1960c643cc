package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;

/** OpenSM masks both ends of a range with 0x7fff and swaps them when they are reversed then, so that 0x7ff0-0x8005 becomes 0x0005-0x7ff0 (osm_qos_parser_y.y:__pkey_rangelist2rangearr). */
@AutoService(Rule.class)
public final class PkeyRangeCrossesMembership implements OpenSmRule {

    @Override
    public String code() {
        return "pkey-range-crosses-membership";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "a range of P_Keys that OpenSM turns inside out";
    }

    private static final long MEMBERSHIP = 0x8000;
    private static final long PARTITION = 0x7fff;

    @Override
    public void check(PolicyFile file, Language language, Consumer<Problem> problems) {
        Stream.of(
                        file.getPortGroups().stream().flatMap(group -> group.getPkeys().stream()),
                        file.getLevels().stream().flatMap(level -> level.getPkeys().stream()),
                        file.getRules().stream().flatMap(rule -> rule.getPkeys().stream()),
                        file.getUlps().stream()
                                .filter(PkeyRangeCrossesMembership::hasPkeys)
                                .flatMap(ulp -> ulp.getRanges().stream()))
                .flatMap(ranges -> ranges)
                .filter(range -> range.getLast() != null)
                .filter(range -> (range.getFirst() & MEMBERSHIP) != (range.getLast() & MEMBERSHIP))
                .map(range -> Problem.at(range, message(range.getFirst() & PARTITION, range.getLast() & PARTITION)))
                .forEach(problems);
    }

    private static boolean hasPkeys(UlpRule ulp) {
        return ulp.getKind() == UlpKind.ANY_PKEY || ulp.getKind() == UlpKind.IPOIB_PKEY;
    }

    private static String message(long first, long last) {
        return "OpenSM leaves the membership bit out of both ends and reads "
                + String.format("0x%04x-0x%04x", Math.min(first, last), Math.max(first, last))
                + "; write P_Keys below 0x8000";
    }
}
