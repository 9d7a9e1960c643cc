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
 * OpenSM reads 1022 bytes of a line and takes what is left, even of a comment, for the next line (osm_subnet.c:
 * osm_subn_parse_conf_file).
 */
@AutoService(Rule.class)
public final class OptionLineTooLong implements OptionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "option-line-too-long",
                    Category.CORRECTNESS,
                    "a line of more than 1022 bytes, the rest of which OpenSM reads as another option")
            .noFix("a value cannot be continued in another line, so the author decides what of it is needed");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        LongLines.of(file, OptionsScanner.LONGEST_LINE).firstInTails(file.getOptions()).stream()
                .map(option -> OptionsRule.atName(
                        option,
                        "OpenSM reads at most " + OptionsScanner.LONGEST_LINE
                                + " bytes of a line and takes the rest for another one; make the line shorter"))
                .forEach(violations);
    }
}
