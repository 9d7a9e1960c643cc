package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partitions.PartitionsScanner;
import org.qos.dsl.scanner.LongLines;

/**
 * OpenSM reads 4094 bytes of a line and takes what is left for the next line, even inside a word (osm_prtn_config.c:
 * osm_prtn_config_parse_file).
 */
@AutoService(Rule.class)
public final class PartitionLineTooLong implements PartitionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "partition-line-too-long",
                    Category.CORRECTNESS,
                    "a line of more than 4094 bytes, the rest of which OpenSM reads as another line")
            .noFix("a line can be broken behind a comma or before a flag, and the author sees where it reads best");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        LongLines lines = LongLines.of(file, PartitionsScanner.LONGEST_LINE);
        List<EObject> parts = file.getDefinitions().stream()
                .flatMap(definition -> Stream.<EObject>concat(Stream.of(definition), definition.getMembers().stream()))
                .toList();
        lines.firstInTails(parts).stream()
                .map(part -> RuleViolation.at(
                        part,
                        "OpenSM reads at most " + PartitionsScanner.LONGEST_LINE
                                + " bytes of a line and takes the rest for another one; members may go on over lines"))
                .forEach(violations);
    }
}
