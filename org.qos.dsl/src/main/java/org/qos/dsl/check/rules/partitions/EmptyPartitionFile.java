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
 * A file with no definition is as bad as one that cannot be read: OpenSM makes the default partition as if there were no
 * file, and logs an error (osm_prtn.c:osm_prtn_make_partitions).
 */
@AutoService(Rule.class)
public final class EmptyPartitionFile implements PartitionsRule {

    @Override
    public String code() {
        return "partition-file-empty";
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
        return "a partition file without a definition";
    }

    @Override
    public void check(PartitionFile file, Consumer<Problem> problems) {
        if (file.getDefinitions().isEmpty()) {
            problems.accept(Problem.at(
                            file,
                            "expected a partition definition; without one OpenSM rejects the file and makes the"
                                    + " default partition as if there were none: every port a full member")
                    .opensm(Verdict.REJECTS));
        }
    }
}
