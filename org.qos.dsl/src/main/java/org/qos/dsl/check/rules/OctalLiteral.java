package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.scanner.CNumber;

/** OpenSM reads numbers with strtoull and base 0: 010 is 8, and 08 is 0 (osm_qos_parser_y.y:__parser_str2uint64). */
@AutoService(Rule.class)
public final class OctalLiteral implements OpenSmRule {
    private static final Pattern OCTAL = Pattern.compile("0[0-9]+");

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
    public String fix() {
        return "writes the number that OpenSM reads, without the leading zero";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Texts.of(file, List.of(Texts.NUMBER))
                .filter(number -> OCTAL.matcher(written(number)).matches())
                .filter(number -> value(written(number)) != value(decimal(written(number))))
                .map(number -> Problem.at(
                                number.owner(),
                                number.node().getTextRegion(),
                                "the leading 0 makes this number octal: OpenSM reads "
                                        + Long.toUnsignedString(value(written(number))) + "; write "
                                        + decimal(written(number))
                                        + " if that is meant")
                        .fixedBy(asRead(number)))
                .forEach(problems);
    }

    /** The same number without the zero that misleads; whether another one was meant only the author knows. */
    private static Fix asRead(Texts number) {
        String read = Long.toUnsignedString(value(written(number)));
        return Fix.replacing(number.node().getTextRegion(), read, "write " + read + ", which OpenSM reads here");
    }

    private static long value(String number) {
        return CNumber.in(number).value();
    }

    private static String written(Texts number) {
        return NodeModelUtils.getTokenText(number.node());
    }

    private static String decimal(String octal) {
        String digits = octal.replaceFirst("^0+", "");
        return digits.isEmpty() ? "0" : digits;
    }
}
