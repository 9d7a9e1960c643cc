package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.convert.Numbers;
import org.qos.dsl.project.Language;

/** OpenSM reads numbers with strtoull and base 0: 010 is 8, and 08 is 0 (osm_qos_parser_y.y:__parser_str2uint64). */
@AutoService(Rule.class)
public final class OctalLiteral implements OpenSmRule {

    @Override
    public String code() {
        return "octal-literal";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "a number with a leading zero, which OpenSM reads as octal";
    }

    @Override
    public void check(PolicyFile file, Language language, Consumer<Problem> problems) {
        Texts.of(file, List.of(Texts.NUMBER))
                .filter(number -> Numbers.isOctal(written(number)))
                .filter(number -> Numbers.parse(written(number)) != Numbers.parse(decimal(written(number))))
                .map(number -> Problem.at(
                        number.owner(),
                        number.node().getTextRegion(),
                        "the leading 0 makes this number octal: OpenSM reads "
                                + Long.toUnsignedString(Numbers.parse(written(number))) + "; write "
                                + decimal(written(number)) + " if that is meant"))
                .forEach(problems);
    }

    private static String written(Texts number) {
        return NodeModelUtils.getTokenText(number.node());
    }

    private static String decimal(String octal) {
        String digits = octal.replaceFirst("^0+", "");
        return digits.isEmpty() ? "0" : digits;
    }
}
