package org.qos.cli.report;

import java.util.List;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;

/**
 * A checked file under the name that the user gave it.
 *
 * @param name the name as given
 * @param checked what was found in it
 */
public record NamedFile(String name, CheckedFile checked) {

    List<Finding> findings() {
        return checked.findings();
    }

    /** The text in which the findings are. */
    SourceLines lines() {
        return new SourceLines(checked.source().nodes().getText());
    }
}
