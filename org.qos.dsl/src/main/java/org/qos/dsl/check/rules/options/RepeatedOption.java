package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.option.KnownOptions;

/** Of several lines that set one option the last one applies. Options with a value for each SL may be repeated. */
@AutoService(Rule.class)
public final class RepeatedOption implements OptionsRule {

    private static final String OF_EACH_SL = "cc_ca_cong_setting_";

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "repeated-option", Category.SUSPICIOUS, "an option is set again on a later line, which applies")
                .noFix("the author knows the intended value; OpenSM uses the last one");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        Map<String, Option> later = new HashMap<>();
        for (int i = file.getOptions().size() - 1; i >= 0; i--) {
            Option option = file.getOptions().get(i);
            if (isRefused(option)) {
                continue; // OpenSM keeps the value of the line before
            }
            Option winner = later.putIfAbsent(option.getName(), option);
            if (winner != null && isPlain(option) && !OptionsRule.value(winner).equals(OptionsRule.value(option))) {
                violations.accept(OptionsRule.atName(
                                option,
                                option.getName() + " is set again on a later line; OpenSM uses the last value, "
                                        + shown(OptionsRule.value(winner)) + "; keep one of the lines")
                        .relatedTo(winner, OptionsPackage.Literals.OPTION__NAME, "the line that OpenSM uses"));
            }
        }
    }

    private static boolean isRefused(Option option) {
        return KnownOptions.option(option.getName())
                .filter(known -> OptsMalformedNumber.isRefused(option, known))
                .isPresent();
    }

    private static String shown(String value) {
        return value.isEmpty() ? "which is empty" : value;
    }

    private static boolean isPlain(Option option) {
        return KnownOptions.kind(option.getName()).isPresent()
                && !option.getName().startsWith(OF_EACH_SL);
    }
}
