package org.qos.cli.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.qos.dsl.check.Evidence;

/** The fields of what shows that a finding is true: {@code "witness": "..."} and {@code "subject": ["..."]}. */
final class EvidenceJson {

    private EvidenceJson() {}

    /** Adds the fields that there are. */
    static void add(Evidence evidence, ObjectNode node) {
        evidence.witness().ifPresent(request -> node.put("witness", request));
        if (!evidence.subjects().isEmpty()) {
            ArrayNode subjects = node.putArray("subject");
            evidence.subjects().forEach(subjects::add);
        }
    }
}
