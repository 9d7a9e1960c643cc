package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.OptionsScanner;
import org.qos.dsl.scanner.LongLines;

/**
 * OpenSM reads 1022 bytes of a line and takes what is left, even of a comment, for the next line (osm_subnet.c:
 * osm_subn_parse_conf_file).
 */
@AutoService(Rule.class)
public final class OptionLineTooLong implements OptionsRule {

    @Override
    public String code() {
        return "option-line-too-long";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "a line of more than 1022 bytes, the rest of which OpenSM reads as another option";
    }

    @Override
    public void check(OptionsFile file, Consumer<Problem> problems) {
        LongLines.of(file, OptionsScanner.LONGEST_LINE).firstInTails(file.getOptions()).stream()
                .map(option -> OptionsRule.atName(
                        option,
                        "OpenSM reads at most " + OptionsScanner.LONGEST_LINE
                                + " bytes of a line and takes the rest for another one; make the line shorter"))
                .forEach(problems);
    }
}
