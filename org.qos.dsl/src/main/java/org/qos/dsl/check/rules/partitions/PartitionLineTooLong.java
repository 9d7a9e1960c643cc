package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partitions.PartitionsScanner;
import org.qos.dsl.scanner.LongLines;

/**
 * OpenSM reads 4094 bytes of a line and takes what is left for the next line, even inside a word (osm_prtn_config.c:
 * osm_prtn_config_parse_file).
 */
@AutoService(Rule.class)
public final class PartitionLineTooLong implements PartitionsRule {

    @Override
    public String code() {
        return "partition-line-too-long";
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
        return "a line of more than 4094 bytes, the rest of which OpenSM reads as another line";
    }

    @Override
    public void check(PartitionFile file, Consumer<Problem> problems) {
        LongLines lines = LongLines.of(file, PartitionsScanner.LONGEST_LINE);
        List<EObject> parts = file.getDefinitions().stream()
                .flatMap(definition -> Stream.<EObject>concat(Stream.of(definition), definition.getMembers().stream()))
                .toList();
        lines.firstInTails(parts).stream()
                .map(part -> Problem.at(
                        part,
                        "OpenSM reads at most " + PartitionsScanner.LONGEST_LINE
                                + " bytes of a line and takes the rest for another one; members may go on over lines"))
                .forEach(problems);
    }
}
