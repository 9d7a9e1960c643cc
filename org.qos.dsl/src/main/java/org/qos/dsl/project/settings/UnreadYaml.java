package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;

/** A part of YAML that is not read. */
final class UnreadYaml extends JsonProcessingException {

    private static final long serialVersionUID = 1L;

    private UnreadYaml(String message, JsonLocation place) {
        super(message, place);
    }

    /** An alias ({@code *name}), which the parser of Jackson does not resolve and would give as a text. */
    static UnreadYaml alias(String name, JsonLocation place) {
        return new UnreadYaml("the alias '*" + name + "' is not resolved; write its value here", place);
    }

    /** A further document of the file. */
    static UnreadYaml document(JsonLocation place) {
        return new UnreadYaml("a second document is not read; remove the '---' before it, or the document", place);
    }
}
