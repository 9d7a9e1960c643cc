package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.OptionsScanner;
import org.qos.dsl.scanner.LongLines;

/**
 * OpenSM reads 1022 bytes of a line and reads the rest, even of a comment, as the next line
 * (osm_subnet.c:osm_subn_parse_conf_file).
 */
@AutoService(Rule.class)
public final class OptionLineTooLong implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "option-line-too-long",
                        Category.CORRECTNESS,
                        "a line exceeds 1022 bytes; OpenSM reads the rest as another line")
                .noFix("a value cannot continue on another line, so the author decides what to shorten");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        LongLines.of(file, OptionsScanner.LONGEST_LINE).firstInTails(file.getOptions()).stream()
                .map(option -> OptionsRule.atName(
                        option,
                        "the line exceeds " + OptionsScanner.LONGEST_LINE
                                + " bytes; OpenSM reads the rest as another line; shorten the line"))
                .forEach(violations);
    }
}
