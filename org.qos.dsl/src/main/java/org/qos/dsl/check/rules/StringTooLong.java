package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.DecodedWith;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.convert.Strings;
import org.qos.runtime.policy.PolicySyntax;

/**
 * OpenSM concatenates strings in a buffer of 10240 bytes without a bounds check
 * (osm_qos_parser_y.y:single_string_element) and crashes.
 */
@AutoService(Rule.class)
public final class StringTooLong implements OpenSmRule {

    private static final int MAX_BYTES_PER_UNIT = 3;

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "string-too-long",
                        Category.CORRECTNESS,
                        "a name or description that overruns the buffer of OpenSM's parser")
                .noFix("the author knows a shorter text; all references to a name have to change with it");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Charset charset = DecodedWith.of(file.eResource()).orElse(StandardCharsets.UTF_8);
        TextNode.texts(file)
                .filter(text -> text.node().getLength() > Strings.MAX_BYTES / MAX_BYTES_PER_UNIT)
                .filter(text -> bytes(text, charset) > Strings.MAX_BYTES)
                .map(text -> RuleViolation.at(
                                text.owner(),
                                text.node().getTextRegion(),
                                "this text has " + bytes(text, charset) + " bytes; OpenSM crashes above "
                                        + Strings.MAX_BYTES + "; shorten it")
                        .opensm(Verdict.CRASHES))
                .forEach(violations);
    }

    private static int bytes(TextNode text, Charset charset) {
        return text.pieces().stream()
                .mapToInt(piece ->
                        Strings.value(piece.getText(), text.isDescription()).getBytes(charset).length)
                .sum();
    }
}
