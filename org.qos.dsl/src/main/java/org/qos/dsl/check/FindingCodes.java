package org.qos.dsl.check;

import java.util.Optional;
import org.qos.dsl.language.FindingCode;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SyntaxCode;

/** All codes of findings: those of rules and those of syntax errors. */
public final class FindingCodes {

    private FindingCodes() {}

    /** What is declared for a code; the rule's where a syntax error has the same code. */
    public static Optional<FindingCode> byCode(String code) {
        return Rules.byCode(code).<FindingCode>map(Rule::declaration).or(() -> SyntaxCode.byCode(code)
                .map(FindingCode.class::cast));
    }

    /** Whether the findings with a code have a trait. */
    public static boolean has(String code, FindingTrait trait) {
        return byCode(code)
                .filter(declared -> declared.traits().contains(trait))
                .isPresent();
    }
}
