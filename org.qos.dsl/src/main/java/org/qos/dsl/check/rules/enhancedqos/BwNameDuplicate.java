package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.enhancedqos.Bandwidth;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;

/** The documentation does not say which of two rate limits with one name counts. */
@AutoService(Rule.class)
public final class BwNameDuplicate implements EnhancedQosRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("bw-name-duplicate", Category.SUSPICIOUS, "two bandwidths have the same name")
                .noFix("the author knows which rate limit is intended");
    }

    @Override
    public void check(EnhancedQosFile file, Consumer<RuleViolation> violations) {
        Map<String, Bandwidth> first = new HashMap<>();
        for (Bandwidth bandwidth : file.getBandwidths()) {
            Bandwidth earlier = first.putIfAbsent(bandwidth.getName(), bandwidth);
            if (earlier != null) {
                violations.accept(RuleViolation.at(
                                bandwidth,
                                Literals.BANDWIDTH__NAME,
                                "'" + bandwidth.getName() + "' is also defined in line " + EnhancedQosRule.line(earlier)
                                        + "; which of them OpenSM uses is not documented; keep one of them")
                        .relatedTo(earlier, Literals.BANDWIDTH__NAME, "the other definition"));
            }
        }
    }
}
