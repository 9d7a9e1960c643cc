package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.request.ServicePort;
import org.qos.runtime.value.ServiceId;

/**
 * The Service-ID of a protocol that the RDMA connection manager connects is a port of its port space
 * (Linux cma.c:rdma_get_service_id), and OpenSM compares all 64 bits
 * (osm_qos_policy.c:__qos_policy_get_match_rule_by_params).
 */
@AutoService(Rule.class)
public final class ServiceIdNearKnown implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "service-id-near-known",
                        Category.SUSPICIOUS,
                        "a Service-ID next to that of a known protocol, or its port number alone")
                .noFix("the author knows which protocol is intended");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Stream<List<Range>> ofRules = file.getRules().stream().map(MatchRule::getServiceIds);
        Stream<List<Range>> ofUlps = file.getUlps().stream()
                .filter(ulp -> ulp.getKind() == UlpKind.ANY_SERVICE_ID)
                .map(UlpRule::getRanges);
        Stream.concat(ofRules, ofUlps).forEach(ranges -> check(ranges, violations));
    }

    private static void check(List<Range> ranges, Consumer<RuleViolation> violations) {
        for (Range range : ranges) {
            if (!range.isAny() && Objects.requireNonNullElse(range.getLast(), range.getFirst()) == range.getFirst()) {
                Optional<ServicePort> intended = ServicePort.intended(range.getFirst());
                intended.filter(service -> ranges.stream().noneMatch(other -> contains(other, service.serviceId())))
                        .map(service -> RuleViolation.at(
                                range, PolicyPackage.Literals.RANGE__FIRST, message(range.getFirst(), service)))
                        .ifPresent(violations);
            }
        }
    }

    private static boolean contains(Range range, long serviceId) {
        long last = Objects.requireNonNullElse(range.getLast(), range.getFirst());
        return range.isAny()
                || Long.compareUnsigned(range.getFirst(), serviceId) <= 0 && Long.compareUnsigned(serviceId, last) <= 0;
    }

    private static String message(long found, ServicePort service) {
        String id = ServiceId.shortText(service.serviceId());
        return "Service-ID " + ServiceId.shortText(found) + " does not match " + service.title()
                + ", whose clients ask for " + id + "; OpenSM compares the whole number; write " + id + " if "
                + service.title() + " is intended";
    }
}
