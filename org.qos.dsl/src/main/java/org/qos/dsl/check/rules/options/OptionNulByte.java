package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.rules.NulBytes;
import org.qos.dsl.model.options.OptionsFile;

/** OpenSM reads a line up to its first NUL byte (osm_subnet.c:osm_subn_parse_conf_file). */
@AutoService(Rule.class)
public final class OptionNulByte implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "option-nul-byte", Category.CORRECTNESS, "a NUL byte; OpenSM ignores the rest of the line")
                .noFix("the author knows whether the rest of the line is intended");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        NulBytes.in(file).forEach(violations);
    }
}
