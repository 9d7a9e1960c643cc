package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.enhancedqos.Bandwidth;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.dsl.model.enhancedqos.SlLimit;
import org.qos.dsl.scoping.NameSuggestions;

/** A rule refers to rate limits by the names of the section BW_NAMES. Case counts, because the documentation does not say otherwise. */
@AutoService(Rule.class)
public final class BwNameUnknown implements EnhancedQosRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "bw-name-unknown",
                        Category.CORRECTNESS,
                        "a rule refers to a bandwidth that BW_NAMES does not define")
                .noFix("the author knows whether the name is misspelt or its definition is missing")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(EnhancedQosFile file, Consumer<RuleViolation> violations) {
        Set<String> names =
                file.getBandwidths().stream().map(Bandwidth::getName).collect(Collectors.toSet());
        for (BandwidthRule rule : file.getRules()) {
            rule.getLimits().stream()
                    .filter(limit -> limit.getBandwidth() != null && !names.contains(limit.getBandwidth()))
                    .map(limit -> unknown(limit, names))
                    .forEach(violations);
        }
    }

    private static RuleViolation unknown(SlLimit limit, Set<String> names) {
        RuleViolation violation = RuleViolation.at(
                limit,
                Literals.SL_LIMIT__BANDWIDTH,
                "BW_NAMES does not define '" + limit.getBandwidth()
                        + "'; what OpenSM does with the file is undefined; define it there, or use a name that is");
        return NameSuggestions.TOLERANT
                .only(limit.getBandwidth(), names)
                .map(violation::suggesting)
                .orElse(violation);
    }
}
