package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.enhancedqos.EnhancedQosScanner;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.language.Printable;
import org.qos.dsl.lower.EnhancedQosLowering;
import org.qos.dsl.model.enhancedqos.Bandwidth;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.dsl.model.enhancedqos.SlLimit;
import org.qos.dsl.model.enhancedqos.UnreadText;
import org.qos.dsl.scoping.NameSuggestions;

/** The documented form of an entry: {@code name = rate} with a rate in Mb/s, and {@code port = sl:name, sl:name}. What OpenSM does
 * with a file that it cannot read to its end is undefined. */
@AutoService(Rule.class)
public final class BwMalformed implements EnhancedQosRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "bw-malformed",
                        Category.CORRECTNESS,
                        "an entry of an enhanced QoS policy file does not have the documented form")
                .noFix("the author knows the intended entry");
    }

    private static final String UNDEFINED = "; what OpenSM does with the file is undefined; ";
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\\s]]");
    private static final String RATE = "a rate limit in Mb/s";

    @Override
    public void check(EnhancedQosFile file, Consumer<RuleViolation> violations) {
        file.getUnread().stream().map(BwMalformed::line).forEach(violations);
        file.getBandwidths().stream().flatMap(BwMalformed::bandwidth).forEach(violations);
        for (BandwidthRule rule : file.getRules()) {
            rule(rule).forEach(violations);
            rule.getUnread().stream()
                    .map(text -> RuleViolation.at(
                            text,
                            Literals.UNREAD_TEXT__TEXT,
                            "there is no SL before ':'" + UNDEFINED + "write the SL, a colon and the name"))
                    .forEach(violations);
            rule.getLimits().stream().flatMap(BwMalformed::limit).forEach(violations);
        }
    }

    private static RuleViolation line(UnreadText text) {
        if (text.getText().equals(ByteOrderMark.TEXT)) {
            return RuleViolation.at(
                    text,
                    Literals.UNREAD_TEXT__TEXT,
                    "the file begins with a byte order mark" + UNDEFINED + "save the file without it");
        }
        if (CONTROL.matcher(text.getText()).find()) {
            return control(text, Literals.UNREAD_TEXT__TEXT, "the line");
        }
        String word = text.getText().split("\\s", 2)[0];
        String hint = NameSuggestions.STRICT
                .closest(word, List.of(EnhancedQosScanner.NAMES, EnhancedQosScanner.RULES))
                .map(near -> "did you mean " + near + "?")
                .orElse("write each entry on a line of its own after BW_NAMES or BW_RULES");
        return RuleViolation.at(
                text,
                Literals.UNREAD_TEXT__TEXT,
                "'" + text.getText() + "' is not an entry of a section" + UNDEFINED + hint);
    }

    /** Names may contain whitespace, but nothing is documented that has other control characters. */
    private static RuleViolation control(EObject at, EAttribute feature, String what) {
        Matcher control = CONTROL.matcher((String) at.eGet(feature));
        String character = control.find() ? Printable.of(control.group()) : "";
        return RuleViolation.at(
                at, feature, what + " has the control character " + character + UNDEFINED + "remove it");
    }

    private static Stream<RuleViolation> bandwidth(Bandwidth bandwidth) {
        if (CONTROL.matcher(bandwidth.getName()).find()) {
            return Stream.of(control(bandwidth, Literals.BANDWIDTH__NAME, "the name of the rate limit"));
        }
        if (bandwidth.getRate() == null) {
            return Stream.of(RuleViolation.at(
                    bandwidth,
                    Literals.BANDWIDTH__NAME,
                    "'" + bandwidth.getName() + "' has no rate limit" + UNDEFINED + "write '" + bandwidth.getName()
                            + " = ' and " + RATE));
        }
        return EnhancedQosLowering.rate(bandwidth).isPresent()
                ? Stream.empty()
                : Stream.of(RuleViolation.at(
                        bandwidth,
                        Literals.BANDWIDTH__RATE,
                        "'" + bandwidth.getRate() + "' is not " + RATE + UNDEFINED
                                + "write a decimal number, 0 for no limit"));
    }

    private static Stream<RuleViolation> rule(BandwidthRule rule) {
        if (CONTROL.matcher(rule.getTarget()).find()) {
            return Stream.of(control(rule, Literals.BANDWIDTH_RULE__TARGET, "the name of the port or group"));
        }
        if (rule.getLimits().isEmpty() && rule.getUnread().isEmpty()) {
            return Stream.of(RuleViolation.at(
                    rule,
                    Literals.BANDWIDTH_RULE__TARGET,
                    "the rule for '" + rule.getTarget() + "' has no SL" + UNDEFINED + "write '" + rule.getTarget()
                            + " = sl:name'"));
        }
        return commas(rule) < rule.getLimits().size() + rule.getUnread().size()
                ? Stream.empty()
                : Stream.of(RuleViolation.at(
                        rule,
                        Literals.BANDWIDTH_RULE__TARGET,
                        "the rule for '" + rule.getTarget() + "' has a comma without an SL before or after it"
                                + UNDEFINED + "remove the comma, or write 'sl:name'"));
    }

    private static long commas(BandwidthRule rule) {
        Iterable<ILeafNode> leaves = NodeModelUtils.findActualNodeFor(rule).getLeafNodes();
        return StreamSupport.stream(leaves.spliterator(), false)
                .filter(leaf -> !leaf.isHidden() && leaf.getText().equals(","))
                .count();
    }

    private static Stream<RuleViolation> limit(SlLimit limit) {
        if (EnhancedQosLowering.sl(limit).isEmpty()) {
            return Stream.of(RuleViolation.at(
                    limit,
                    Literals.SL_LIMIT__SL,
                    "'" + limit.getSl() + "' is not an SL" + UNDEFINED + "write a number from 0 to 15"));
        }
        return limit.getBandwidth() != null
                ? Stream.empty()
                : Stream.of(RuleViolation.at(
                        limit,
                        Literals.SL_LIMIT__SL,
                        "SL " + limit.getSl() + " has no rate limit" + UNDEFINED + "write '" + limit.getSl()
                                + ":' and a name from BW_NAMES"));
    }
}
