package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.rules.NulBytes;
import org.qos.dsl.model.partitions.PartitionFile;

/** OpenSM reads a line up to its first NUL byte (osm_prtn_config.c:osm_prtn_config_parse_file). */
@AutoService(Rule.class)
public final class PartitionNulByte implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-nul-byte", Category.CORRECTNESS, "a NUL byte; OpenSM ignores the rest of the line")
                .noFix("the author knows whether the rest of the line is intended");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        NulBytes.in(file).forEach(violations);
    }
}
