package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;

/** An alias ({@code *name}) of YAML, which the parser of Jackson does not resolve and would give as a text. */
final class UnresolvedAlias extends JsonProcessingException {

    private static final long serialVersionUID = 1L;

    UnresolvedAlias(String name, JsonLocation place) {
        super("the alias '*" + name + "' is not resolved; write its value here", place);
    }
}
