package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.MultiLanguageRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A comment ends at LF only (osm_qos_parser_l.l, osm_subnet.c:osm_subn_parse_conf_file, osm_prtn_config.c:parse_line). Editors
 * that accept CR alone as a line end show the rest of the comment as lines of their own.
 */
@AutoService(Rule.class)
public final class CrInComment implements MultiLanguageRule {

    /** Text that follows a CR in a comment. */
    private static final Pattern TEXT_AFTER_CR = Pattern.compile("\\r\\s*([^\\s#][^\\r\\n]*)");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("cr-in-comment", Category.CORRECTNESS, "text after a CR in a comment")
                .noFix("the author knows whether the text is an entry or part of the comment");
    }

    @Override
    public List<Class<? extends EObject>> roots() {
        return List.of(PolicyFile.class, PartitionFile.class, OptionsFile.class);
    }

    @Override
    public boolean appliesTo(PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM;
    }

    @Override
    public void check(EObject file, Consumer<RuleViolation> violations) {
        FileLeaves.of(file, text -> text.indexOf('\r') >= 0)
                .filter(leaf -> leaf.isHidden() && leaf.getText().startsWith("#"))
                .flatMap(leaf -> violation(file, leaf).stream())
                .forEach(violations);
    }

    private static Optional<RuleViolation> violation(EObject file, ILeafNode comment) {
        Matcher after = TEXT_AFTER_CR.matcher(comment.getText());
        return after.find()
                ? Optional.of(RuleViolation.at(
                        file,
                        new TextRegion(
                                comment.getOffset() + after.start(1),
                                after.group(1).length()),
                        "a CR does not end a comment; OpenSM ignores '"
                                + Shortened.of(after.group(1).strip())
                                + "' as part of the comment; save the file with LF line ends"))
                : Optional.empty();
    }
}
