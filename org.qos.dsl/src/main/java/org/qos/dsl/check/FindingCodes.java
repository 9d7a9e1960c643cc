package org.qos.dsl.check;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.qos.dsl.language.FindingCode;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SyntaxCode;

/** All codes of findings: those of rules, of syntax errors, and of what conversions and analyses report. */
public final class FindingCodes {

    private static final Map<String, GradedCode> GRADED = graded(Stream.of(
                    Arrays.<GradedCode>stream(ConversionCode.values()),
                    Arrays.<GradedCode>stream(AnalysisCode.values()),
                    Rules.all().stream().<GradedCode>map(Rule::declaration))
            .flatMap(codes -> codes));

    private FindingCodes() {}

    private static Map<String, GradedCode> graded(Stream<GradedCode> codes) {
        Map<String, GradedCode> byCode = new TreeMap<>();
        codes.forEach(code -> byCode.put(code.code(), code));
        return new LinkedHashMap<>(byCode);
    }

    /** What is declared for a code; the rule's where something else has the same code. */
    public static Optional<FindingCode> byCode(String code) {
        return gradedByCode(code).<FindingCode>map(graded -> graded).or(() -> SyntaxCode.byCode(code)
                .map(FindingCode.class::cast));
    }

    /** The codes whose severity a project can change: rules, conversions and analyses, in the order of their codes. */
    public static List<GradedCode> graded() {
        return List.copyOf(GRADED.values());
    }

    /** What is declared for a code whose severity a project can change. */
    public static Optional<GradedCode> gradedByCode(String code) {
        return Optional.ofNullable(GRADED.get(code));
    }

    /** Every code, each once. */
    public static List<String> all() {
        return Stream.concat(
                        GRADED.keySet().stream(),
                        Arrays.stream(SyntaxCode.values()).map(SyntaxCode::code))
                .distinct()
                .toList();
    }

    /** Whether an error with a code stays one whatever a project says. */
    public static boolean isBlocking(String code) {
        return gradedByCode(code).map(GradedCode::isBlocking).orElse(true);
    }

    /** Whether the findings with a code have a trait. */
    public static boolean has(String code, FindingTrait trait) {
        return byCode(code)
                .filter(declared -> declared.traits().contains(trait))
                .isPresent();
    }
}
