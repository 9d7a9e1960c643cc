package org.qos.dsl.project.design;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.qos.dsl.project.design.IntentKey.Section;
import org.qos.dsl.testing.DerivedFiles;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.VlArbitration;

/** The JSON schema of intents, made of their keys, so that editors complete and check them. */
public final class IntentSchema implements DerivedFiles {

    private static final String FILE = "docs/intent-schema.json";
    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public Map<String, String> texts() throws JsonProcessingException {
        return Map.of(FILE, text());
    }

    /** The schema as text. */
    static String text() throws JsonProcessingException {
        ObjectNode schema = JSON.createObjectNode();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", "Intent of qos design")
                .put("description", "What classes of traffic are to get of the links of an InfiniBand fabric");
        section(schema, Section.FILE).putArray("required").add(IntentKey.CLASSES.id());
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(schema) + "\n";
    }

    private static ObjectNode section(ObjectNode node, Section section) {
        ObjectNode properties = node.put("type", "object").putObject("properties");
        for (IntentKey key : IntentKey.of(section)) {
            describe(key, properties.putObject(key.id()).put("description", key.meaning()));
        }
        return node.put("additionalProperties", false);
    }

    private static void describe(IntentKey key, ObjectNode node) {
        switch (key) {
            case SITE -> section(node, Section.SITE);
            case GROUPS -> oneOrMore(node.put("type", "object").putObject("additionalProperties"));
            case PARTITIONS ->
                section(list(node), Section.PARTITION).putArray("required").add("name");
            case CLASSES ->
                section(list(node.put("maxItems", IntentReader.MAX_CLASSES)), Section.CLASS)
                        .putArray("required")
                        .add("name");
            case TRAFFIC -> section(list(node), Section.TRAFFIC).put("minProperties", 1);
            case VLS -> numbers(node, 1, 2, 4, 8, 15);
            case MTU, CLASS_MTU -> numbers(node, 256, 512, 1024, 2048, 4096);
            case TABLE_ENTRIES -> number(node).put("maximum", VlArbitration.MAX_ENTRIES);
            case PKEY -> number(node).put("maximum", Pkey.DEFAULT);
            case RATE -> number(node).put("maximum", IntentClassReader.MAX_RATE);
            case IPOIB -> node.put("type", "boolean");
            case ROUTING_ENGINE -> IntentReader.engines().forEach(node.putArray("enum")::add);
            default -> {
                switch (key.form()) {
                    case LIST -> oneOrMore(node);
                    case NUMBER -> number(node);
                    case PERCENT ->
                        node.put("type", "string")
                                .put("pattern", "^(?!0{1,3}(\\.0)?%)(\\d{1,2}(\\.\\d)?%|100(\\.0)?%)$");
                    default -> text(node);
                }
            }
        }
    }

    private static ObjectNode list(ObjectNode node) {
        return node.put("type", "array").put("minItems", 1).putObject("items");
    }

    private static void numbers(ObjectNode node, int... values) {
        var numbers = node.putArray("enum");
        for (int value : values) {
            numbers.add(value);
        }
    }

    private static ObjectNode number(ObjectNode node) {
        return node.put("type", "integer").put("minimum", 1);
    }

    private static void oneOrMore(ObjectNode node) {
        var forms = node.putArray("anyOf");
        text(forms.addObject());
        text(forms.addObject().put("type", "array").put("minItems", 1).putObject("items"));
    }

    /** YAML reads some words as numbers, such as GUIDs. */
    private static void text(ObjectNode node) {
        node.putArray("type").add("string").add("number");
        node.put("pattern", "\\S");
    }
}
