package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.dsl.check.BoundProject;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.partition.Partition;

/**
 * IPoIB asks with the P_Key of its partition (Linux ipoib_main.c:path_rec_start), and a request whose P_Key is not
 * among those of its level gets no path, ERR 1F1D (osm_sa_path_record.c:pr_rcv_get_path_parms).
 */
@AutoService(Rule.class)
public final class IpoibRequestRefused implements BoundRule {

    @Override
    public String code() {
        return "ipoib-request-refused";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "an IPoIB partition whose requests get a level that leaves its P_Key out";
    }

    @Override
    public void check(BoundProject bound, Consumer<Problem> problems) {
        if (bound.project().subnet().partitions().isPresent()) {
            bound.partitionLevels().stream()
                    .filter(found -> found.partition().ipoib() && !found.isUsable())
                    .map(found -> problem(bound, found))
                    .forEach(problems);
        }
    }

    private static Problem problem(BoundProject bound, PartitionLevel found) {
        Partition partition = found.partition();
        return GivenLevels.atSl(
                bound.project(),
                found.level(),
                String.format(
                        "IPoIB of partition %s gets %s, whose P_Keys leave it out: OpenSM refuses its requests"
                                + " (ERR 1F1D)",
                        partition.label(), GivenLevels.named(found.level())));
    }
}
