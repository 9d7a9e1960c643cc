package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.qos.dsl.testing.DerivedFiles;

/** The published schema of the project file, and the setting of VS Code for the severities of rules, which has the same form. */
public final class SettingsFiles implements DerivedFiles {

    private static final String SCHEMA = "docs/qos-schema.json";
    private static final String MANIFEST = "vscode-extension/package.json";
    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public Map<String, String> texts() throws IOException {
        JsonNode levels = JSON.readTree(SettingsSchema.text()).at("/properties/rules/properties");
        JsonNode manifest = JSON.readTree(Files.readString(DerivedFiles.file(MANIFEST)));
        ObjectNode rules = (ObjectNode) manifest.at("/contributes/configuration/properties/qos.rules");
        rules.set("properties", levels);
        return Map.of(
                SCHEMA,
                SettingsSchema.text(),
                MANIFEST,
                JSON.writer(asNodeDoes()).writeValueAsString(manifest) + "\n");
    }

    /** The layout of {@code JSON.stringify(value, null, 2)}. */
    private static DefaultPrettyPrinter asNodeDoes() {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        Separators separators = Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Spacing.AFTER)
                .withArrayEmptySeparator("")
                .withObjectEmptySeparator("");
        return new DefaultPrettyPrinter(separators).withArrayIndenter(lines).withObjectIndenter(lines);
    }
}
