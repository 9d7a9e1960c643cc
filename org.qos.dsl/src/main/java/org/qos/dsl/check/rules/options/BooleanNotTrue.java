package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.OptionType;

/**
 * A boolean is on when it is exactly {@code TRUE}; {@code true}, {@code yes} and {@code 1} turn it off, and OpenSM
 * logs nothing (osm_subnet.c:opts_parse_boolean).
 */
@AutoService(Rule.class)
public final class BooleanNotTrue implements OptionsRule {

    private static final Set<String> VALUES = Set.of("TRUE", "FALSE");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "boolean-not-true",
                        Category.CORRECTNESS,
                        "a boolean is neither TRUE nor FALSE; OpenSM reads it as FALSE")
                .fix("writes true and false in upper case")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        file.getOptions().stream()
                .filter(option -> KnownOptions.kind(option.getName()).equals(Optional.of(OptionType.BOOLEAN)))
                .filter(option -> !VALUES.contains(OptionsRule.value(option)))
                .map(BooleanNotTrue::violation)
                .forEach(violations);
    }

    private static RuleViolation violation(Option option) {
        RuleViolation violation = OptionsRule.atValue(option, message(option));
        String upper = OptionsRule.value(option).toUpperCase(Locale.ROOT);
        return VALUES.contains(upper)
                ? violation.fixedBy(Fix.replacing(region(option), upper, "write " + upper))
                : violation;
    }

    private static ITextRegion region(Option option) {
        return NodeModelUtils.findNodesForFeature(option, OptionsPackage.Literals.OPTION__VALUE)
                .get(0)
                .getTextRegion();
    }

    private static String message(Option option) {
        return option.getName() + " is '" + OptionsRule.value(option)
                + "', neither TRUE nor FALSE; OpenSM reads it as FALSE; write TRUE or FALSE";
    }
}
