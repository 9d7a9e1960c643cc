package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.scanner.NumberSuggestion;
import org.qos.runtime.policy.PolicySyntax;

/** OpenSM reads numbers with strtoull and base 0: 010 is 8, and 08 is 0 (osm_qos_parser_y.y:__parser_str2uint64). */
@AutoService(Rule.class)
public final class OctalLiteral implements OpenSmRule {

    private static final Pattern OCTAL = Pattern.compile("0[0-9]+");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "octal-literal",
                        Category.SUSPICIOUS,
                        "a number with a leading zero, which OpenSM reads as octal")
                .noFix(
                        "the author knows whether the octal number that OpenSM reads or the decimal one is intended; editors"
                                + " offer to write the one that OpenSM reads")
                .with(FindingTrait.CANONICAL_FORM);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        TextNode.numbersWithLeadingZero(file)
                .filter(number -> OCTAL.matcher(written(number)).matches())
                .filter(number -> value(written(number)) != value(decimal(written(number))))
                .filter(number -> !isInGuid(number))
                .map(number -> RuleViolation.at(
                                number.owner(),
                                number.node().getTextRegion(),
                                "a leading 0 makes this number octal; OpenSM reads "
                                        + Long.toUnsignedString(value(written(number))) + "; write that, or "
                                        + decimal(written(number))
                                        + " for the decimal number")
                        .fixedBy(asRead(number)))
                .forEach(violations);
    }

    /** The same number without the misleading zero; only the author knows whether another one is intended. */
    private static Fix asRead(TextNode number) {
        String read = Long.toUnsignedString(value(written(number)));
        return Fix.replacing(number.node().getTextRegion(), read, "write " + read + ", which OpenSM reads here")
                .asSuggestion();
    }

    /** Whether it is a part of a GUID without 0x, which is a syntax error, or of decimal digits only another rule. */
    private static boolean isInGuid(TextNode number) {
        return NumberSuggestion.isGuidOfDecimalDigits(written(number)) && GuidWithout0x.isAmongGuids(number.owner())
                || NumberSuggestion.isInGuid(
                        number.node().getRootNode().getText(),
                        number.node().getTextRegion().getOffset());
    }

    private static long value(String number) {
        return CNumber.in(number).value();
    }

    private static String written(TextNode number) {
        return NodeModelUtils.getTokenText(number.node());
    }

    private static String decimal(String octal) {
        String digits = octal.replaceFirst("^0+", "");
        return digits.isEmpty() ? "0" : digits;
    }
}
