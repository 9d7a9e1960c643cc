package org.qos.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.feature.Feature;

/** The features in VS Code's settings are those that the server can switch off. */
class VsCodeSettingsTest {

    private static final Path MANIFEST = Path.of("..", "vscode-extension", "package.json");

    @Test
    void offersEveryFeatureAndNoOther() throws IOException {
        JsonObject features = JsonParser.parseString(Files.readString(MANIFEST))
                .getAsJsonObject()
                .getAsJsonObject("contributes")
                .getAsJsonObject("configuration")
                .getAsJsonObject("properties")
                .getAsJsonObject("qos.features");

        assertEquals(
                known(), new TreeSet<>(features.getAsJsonObject("properties").keySet()));
        assertFalse(features.get("additionalProperties").getAsBoolean());
    }

    private static Set<String> known() {
        Set<String> known =
                EditingFeatures.all().stream().map(Feature::name).collect(Collectors.toCollection(TreeSet::new));
        known.add("diagnostic"); // handled without a feature
        return known;
    }
}
