package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.Section;

/** A file has a section of names and a section of rules, and the documentation shows each once. */
@AutoService(Rule.class)
public final class BwSections implements EnhancedQosRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "bw-sections",
                        Category.CORRECTNESS,
                        "an enhanced QoS policy file does not have BW_NAMES and BW_RULES once each")
                .noFix("the author knows what belongs into the section");
    }

    @Override
    public void check(EnhancedQosFile file, Consumer<RuleViolation> violations) {
        check(file, "BW_NAMES", Section::isNames, violations);
        check(file, "BW_RULES", Section::isRules, violations);
    }

    private static void check(
            EnhancedQosFile file, String keyword, Predicate<Section> is, Consumer<RuleViolation> violations) {
        List<Section> sections = file.getSections().stream().filter(is).toList();
        if (sections.isEmpty()) {
            violations.accept(RuleViolation.at(
                    file,
                    "there is no " + keyword + "; the file has two sections, and what OpenSM does with another one is"
                            + " not documented; add a line " + keyword));
        }
        sections.stream()
                .skip(1)
                .map(again -> RuleViolation.at(
                        again,
                        keyword + " is also in line " + EnhancedQosRule.line(sections.get(0))
                                + "; whether OpenSM reads both is not documented; write all of its entries after one of"
                                + " them"))
                .forEach(violations);
    }
}
