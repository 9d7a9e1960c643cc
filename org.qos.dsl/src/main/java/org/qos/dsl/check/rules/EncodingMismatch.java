package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.DecodedWith;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A file whose bytes are valid UTF-8 is read as UTF-8, so the prolog may be wrong; ASCII is the same in all
 * encodings.
 */
@AutoService(Rule.class)
public final class EncodingMismatch implements RfcRule {

    private static final Pattern ENCODING =
            Pattern.compile("\\A\\s*<\\?xml[^>]*\\bencoding\\s*=\\s*[\"']([^\"']+)[\"']");
    private static final int LAST_ASCII = 127;

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "encoding-mismatch",
                        Category.SUSPICIOUS,
                        "a prolog that declares another encoding than that of the file")
                .fix("writes the encoding of the file into the prolog");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        String text = NodeModelUtils.findActualNodeFor(file).getRootNode().getText();
        Matcher prolog = ENCODING.matcher(text);
        if (prolog.find() && text.chars().anyMatch(c -> c > LAST_ASCII)) {
            String actual = DecodedWith.of(file.eResource())
                    .orElse(StandardCharsets.UTF_8)
                    .name();
            if (!isSame(prolog.group(1), actual)) {
                violations.accept(RuleViolation.at(
                                file,
                                new TextRegion(prolog.start(1), prolog.group(1).length()),
                                "the prolog declares " + prolog.group(1) + ", but the file is read as " + actual
                                        + "; write encoding=\"" + actual + "\"")
                        .writing(actual));
            }
        }
    }

    private static boolean isSame(String declared, String actual) {
        try {
            return Charset.forName(declared).name().equals(actual);
        } catch (IllegalArgumentException unknown) {
            return false;
        }
    }
}
