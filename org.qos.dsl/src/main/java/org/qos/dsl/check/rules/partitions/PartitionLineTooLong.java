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
import org.qos.dsl.partition.PartitionsScanner;
import org.qos.dsl.scanner.LongLines;

/**
 * OpenSM reads 4094 bytes of a line and reads the rest as the next line, even inside a name
 * (osm_prtn_config.c:osm_prtn_config_parse_file).
 */
@AutoService(Rule.class)
public final class PartitionLineTooLong implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-line-too-long",
                        Category.CORRECTNESS,
                        "a line exceeds 4094 bytes; OpenSM reads the rest as another line")
                .noFix("the author decides where to break the line");
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
                        "the line exceeds " + PartitionsScanner.LONGEST_LINE
                                + " bytes; OpenSM reads the rest as another line; break the line, because members may"
                                + " span lines"))
                .forEach(violations);
    }
}
