package org.qos.dsl.project.traffic;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.qos.analysis.simulation.traffic.TrafficPattern;
import org.qos.dsl.testing.DerivedFiles;

/** The JSON schema of descriptions of traffic, made of the keys and the patterns, so that editors complete and check them. */
public final class TrafficSchema implements DerivedFiles {

    private static final String FILE = "docs/traffic-schema.json";
    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public Map<String, String> texts() throws JsonProcessingException {
        return Map.of(FILE, text());
    }

    /** The schema as text. */
    static String text() throws JsonProcessingException {
        ObjectNode schema = JSON.createObjectNode();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", "Traffic of qos simulate")
                .put("description", "Classes of traffic for the simulation of an InfiniBand fabric")
                .put("type", "object");
        ObjectNode list = schema.putObject("properties").putObject(TrafficReader.TRAFFIC);
        list.put("description", "classes of traffic").put("type", "array").put("minItems", 1);
        trafficClass(list.putObject("items").put("type", "object"));
        schema.putArray("required").add(TrafficReader.TRAFFIC);
        schema.put("additionalProperties", false);
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(schema) + "\n";
    }

    private static void trafficClass(ObjectNode node) {
        ObjectNode properties = node.putObject("properties");
        for (TrafficKey key : TrafficKey.values()) {
            describe(key, properties.putObject(key.id()).put("description", key.meaning()));
        }
        node.putArray("required").add(TrafficKey.PATTERN.id());
        node.putObject("if")
                .putObject("properties")
                .putObject(TrafficKey.PATTERN.id())
                .put("const", TrafficPattern.RING.id());
        node.putObject("then").putObject("properties").put(TrafficKey.TO.id(), false);
        node.put("additionalProperties", false);
    }

    private static void describe(TrafficKey key, ObjectNode node) {
        switch (key) {
            case NAME -> text(node).put("pattern", "\\S").put("maxLength", TrafficClassReader.MAX_NAME);
            case PATTERN -> TrafficPattern.ids().forEach(node.putArray("enum")::add);
            case FROM, TO -> {
                var forms = node.putArray("anyOf");
                text(forms.addObject()).put("pattern", "\\S");
                text(forms.addObject().put("type", "array").put("minItems", 1).putObject("items"))
                        .put("pattern", "\\S");
            }
            case REQUEST -> node.put("type", "string");
            case LOAD -> {
                var forms = node.putArray("anyOf");
                forms.addObject().put("const", "max");
                forms.addObject().put("type", "number").put("minimum", 0.000001).put("exclusiveMaximum", 1_000_000);
                forms.addObject().put("type", "string").put("pattern", "^\\d{1,2}(\\.\\d{1,6})?%$|^100(\\.0{1,6})?%$");
            }
        }
    }

    /** YAML reads words as texts or numbers, such as GUIDs. */
    private static ObjectNode text(ObjectNode node) {
        node.putArray("type").add("string").add("number");
        return node;
    }
}
