package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.MultiLanguageRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Of a number above 64 bits {@code strtoull} makes the highest there is, and OpenSM does not ask for {@code ERANGE}
 * (osm_qos_parser_y.y:__parser_str2uint64, osm_prtn_config.c:partition_add_port). In RFC syntax it is a syntax error.
 */
@AutoService(Rule.class)
public final class NumberTooLarge implements MultiLanguageRule {

    /** How many digits the shortest form of 64 bits has. */
    private static final int MAX_DIGITS = 16;

    private static final int HEXADECIMAL = 16;

    /** The terminals of numbers in policies, and of members in partition files. */
    private static final Set<String> NUMBERS = Set.of("NUMBER", "PORT");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("number-too-large", Category.CORRECTNESS, "a number does not fit into 64 bits")
                .noFix("the author knows which digit is surplus");
    }

    @Override
    public List<Class<? extends EObject>> roots() {
        return List.of(PolicyFile.class, PartitionFile.class);
    }

    @Override
    public boolean appliesTo(PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM;
    }

    @Override
    public void check(EObject file, Consumer<RuleViolation> violations) {
        FileLeaves.of(file, NumberTooLarge::hasLongNumber)
                .filter(leaf -> leaf.getLength() > MAX_DIGITS && isTooLarge(leaf))
                .map(NumberTooLarge::violation)
                .forEach(violations);
    }

    /** Whether more digits than these follow each other anywhere; only then is each leaf looked at, of which there are millions. */
    private static boolean hasLongNumber(String text) {
        int digits = 0;
        for (int at = 0; at < text.length() && digits <= MAX_DIGITS; at++) {
            digits = Character.digit(text.charAt(at), HEXADECIMAL) < 0 ? 0 : digits + 1;
        }
        return digits > MAX_DIGITS;
    }

    private static boolean isTooLarge(ILeafNode leaf) {
        CNumber number = CNumber.in(leaf.getText());
        return leaf.getGrammarElement() instanceof RuleCall call
                && NUMBERS.contains(call.getRule().getName())
                && number.isWhole(leaf.getText())
                && number.overflows();
    }

    private static RuleViolation violation(ILeafNode leaf) {
        return RuleViolation.at(
                NodeModelUtils.findActualSemanticObjectFor(leaf),
                leaf.getTextRegion(),
                Shortened.of(leaf.getText())
                        + " does not fit in 64 bits; OpenSM reads 0xffffffffffffffff; write a number"
                        + " of up to 16 hexadecimal digits");
    }
}
