package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.GradedCode;

/** The JSON schema of the project file, made of the keys and the rules, so that editors complete and check it. */
public final class SettingsSchema {

    private static final ObjectMapper JSON = new ObjectMapper();

    private SettingsSchema() {}

    /** The schema as text. */
    public static String text() throws JsonProcessingException {
        ObjectNode schema = JSON.createObjectNode();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", SettingsFile.NAME)
                .put("description", "The project file of QoS policies for InfiniBand")
                .put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        for (Key key : Key.values()) {
            describe(key, properties.putObject(key.id()).put("description", key.meaning()));
        }
        schema.put("additionalProperties", false);
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(schema) + "\n";
    }

    private static void describe(Key key, ObjectNode node) {
        switch (key.kind()) {
            case FILE -> node.put("type", "string").put("minLength", 1);
            case TEXT -> node.putArray("type").add("string").add("number");
            case TARGET -> Choice.names(Choice.of(key)).forEach(node.putArray("enum")::add);
            case MTU ->
                Choice.names(Choice.of(key)).stream().map(Integer::valueOf).forEach(node.putArray("enum")::add);
            case RULES -> rules(node);
            case GLOBS -> node.put("type", "array").putObject("items").put("type", "string");
        }
    }

    private static void rules(ObjectNode node) {
        ObjectNode codes = node.put("type", "object").putObject("properties");
        for (GradedCode graded : FindingCodes.graded()) {
            ObjectNode code = codes.putObject(graded.code()).put("description", graded.summary());
            Choice.names(Choice.levels(graded.code())).forEach(code.putArray("enum")::add);
            code.put(
                    "default",
                    graded.isOffByDefault() ? RuleLevels.OFF : graded.severity().toString());
        }
        node.put("additionalProperties", false);
    }
}
