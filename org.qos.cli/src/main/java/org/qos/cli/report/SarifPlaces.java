package org.qos.cli.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.nio.file.Path;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.SourceRange;

/**
 * How SARIF says where something is.
 *
 * @param directory the folder from which files are named
 */
record SarifPlaces(Path directory) {

    /** The name of the folder of the run, from which files are named (SARIF 3.14.14). */
    static final String BASE = "WORKINGDIR";

    /** The folder of the run, with the final slash that SARIF 3.14.14 asks for. */
    URI base() {
        String uri = directory.toAbsolutePath().normalize().toUri().toString();
        return URI.create(uri.endsWith("/") ? uri : uri + "/");
    }

    /** An {@code artifactLocation} (SARIF 3.4). */
    ObjectNode artifact(String file) {
        ObjectNode artifact = JsonNodeFactory.instance.objectNode();
        URI uri = base().relativize(directory.resolve(file).normalize().toUri());
        return uri.isAbsolute()
                ? artifact.put("uri", uri.toString())
                : artifact.put("uri", uri.toString().replace(":", "%3A")).put("uriBaseId", BASE);
    }

    /** The {@code region} (SARIF 3.30) of a finding. */
    static ObjectNode region(Finding finding) {
        return region(new SourceRange(finding.line(), finding.column(), finding.endLine(), finding.endColumn()));
    }

    /** The {@code region} (SARIF 3.30) of a piece of text. */
    static ObjectNode region(SourceRange sourceRange) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("startLine", sourceRange.line())
                .put("startColumn", sourceRange.column())
                .put("endLine", sourceRange.endLine())
                .put("endColumn", sourceRange.endColumn());
    }
}
