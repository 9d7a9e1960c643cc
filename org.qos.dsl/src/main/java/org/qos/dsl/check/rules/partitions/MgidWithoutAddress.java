package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.partitions.PartitionFile;

/**
 * OpenSM converts the text behind {@code mgid=} without asking whether there is any (osm_prtn_config.c:mgroup_create).
 */
@AutoService(Rule.class)
public final class MgidWithoutAddress implements PartitionsRule {

    @Override
    public String code() {
        return "partition-mgid-missing";
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
        return "an mgid line without an address, at which OpenSM dies";
    }

    @Override
    public void check(PartitionFile file, Consumer<Problem> problems) {
        file.getDefinitions().stream()
                .flatMap(PartitionsRule::groups)
                .filter(group -> !group.isMgidGiven())
                .map(group -> Problem.at(group, "expected mgid=ADDRESS; OpenSM crashes at mgid without '='")
                        .opensm(Verdict.CRASHES))
                .forEach(problems);
    }
}
