package org.qos.dsl.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** A policy that is loaded after a partition file finds its partitions there. */
class PartitionReferencesTest {
    private final ProjectFiles project = new ProjectFiles();

    @Test
    void partitionsAreFoundByTheirNameInItsCase() {
        SourceFile partitions = project.load(
                "partitions.conf", "render=0x0002 : ALL=full ;\nfiles=0x3 : ALL ;\n", new PartitionsLanguage());
        SourceFile policy = project.load(
                "site.qos",
                "<qos-policy><port-groups><port-group><name>A</name>"
                        + "<partition>files, RENDER</partition></port-group></port-groups></qos-policy>",
                new RfcLanguage());
        List<PartitionDefinition> referenced =
                policy.root(PolicyFile.class).getPortGroups().get(0).getPartitions();
        assertSame(partitions.root(PartitionFile.class).getDefinitions().get(1), referenced.get(0));
        assertTrue(referenced.get(1).eIsProxy(), "names of partitions keep their case");
        assertEquals(List.of(), Checker.check(policy).findings());
    }
}
