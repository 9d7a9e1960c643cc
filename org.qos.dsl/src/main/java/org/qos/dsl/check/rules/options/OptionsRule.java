package org.qos.dsl.check.rules.options;

import org.qos.dsl.check.DocumentRule;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.options.OptionsPackage;

/** A rule about option files. */
interface OptionsRule extends DocumentRule<OptionsFile> {

    @Override
    default Class<OptionsFile> root() {
        return OptionsFile.class;
    }

    /** The value of an option as text, empty when there is none. */
    static String value(Option option) {
        return option.getValue() == null ? "" : option.getValue();
    }

    /** A violation at the name of an option. */
    static RuleViolation atName(Option option, String message) {
        return RuleViolation.at(option, OptionsPackage.Literals.OPTION__NAME, message);
    }

    /** A violation at the value of an option, or at its name when it has none. */
    static RuleViolation atValue(Option option, String message) {
        return option.getValue() == null
                ? atName(option, message)
                : RuleViolation.at(option, OptionsPackage.Literals.OPTION__VALUE, message);
    }
}
