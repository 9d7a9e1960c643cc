package org.qos.dsl.check.rules.partitions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;

class PreviousTokenTest {

    private static final SourceFile FILE = new ProjectFiles()
            .load(
                    "partitions.conf",
                    "# first\nDefault=0x7fff , ipoib : ALL=full # all\n ;\n\n# second\na=1 : 0x1, SELF ;\nb\n",
                    new PartitionsLanguage());

    @Test
    void itIsTheTokenThatAWalkOverTheWholeTextFinds() {
        List<String> expected = new ArrayList<>();
        List<String> found = new ArrayList<>();
        Optional<ILeafNode> last = Optional.empty();
        for (ILeafNode leaf : FILE.nodes().getLeafNodes()) {
            expected.add(text(last));
            found.add(text(PreviousToken.of(leaf)));
            last = leaf.isHidden() ? last : Optional.of(leaf);
        }
        assertEquals(expected, found);
    }

    private static String text(Optional<ILeafNode> leaf) {
        return leaf.map(some -> some.getText() + " at " + some.getOffset()).orElse("none");
    }
}
