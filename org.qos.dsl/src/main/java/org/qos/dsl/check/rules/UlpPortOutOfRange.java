package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.runtime.request.WellKnownService;

/** Ports of SDP, RDS and iSER have 16 bits. OpenSM refuses a file with a greater one: "SDP port number out of range", for all three (osm_qos_parser_y.y). */
@AutoService(Rule.class)
public final class UlpPortOutOfRange implements OpenSmRule {

    @Override
    public String code() {
        return "ulp-port-out-of-range";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "a port of SDP, RDS or iSER above 65535";
    }

    private static final Bounds PORTS = new Bounds(0, WellKnownService.MAX_PORT);
    private static final Set<UlpKind> WITH_PORTS =
            EnumSet.of(UlpKind.SDP_PORT_NUM, UlpKind.RDS_PORT_NUM, UlpKind.ISER_PORT_NUM);

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        file.getUlps().stream()
                .filter(ulp -> WITH_PORTS.contains(ulp.getKind()))
                .flatMap(ulp -> PORTS.outside(ulp.getRanges().stream(), "port"))
                .map(problem -> problem.opensm(Verdict.REJECTS))
                .forEach(problems);
    }
}
