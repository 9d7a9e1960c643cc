package org.qos.dsl.testing;

import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.partition.Partitions;

/** Partition files as texts of tests. */
public final class PartitionsText {

    private PartitionsText() {}

    public static SourceFile load(String text) {
        return new ProjectFiles().load("partitions.conf", text, new PartitionsLanguage());
    }

    public static PartitionFile parse(String text) {
        return load(text).root(PartitionFile.class);
    }

    public static Lowered<Partitions> lower(String text) {
        return PartitionsLowering.lower(parse(text));
    }

    public static CheckedFile check(String text) {
        return Checker.check(load(text));
    }
}
