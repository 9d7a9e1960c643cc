package org.qos.dsl.ide.server;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.lsp4j.ConfigurationItem;
import org.eclipse.lsp4j.ConfigurationParams;
import org.qos.dsl.check.Severity;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.project.settings.RuleLevels;

/**
 * The user's settings in the client, section {@code qos}: {@code rules} sets a severity or {@code off} by rule code,
 * {@code features} switches features off by name ({@code false}). Invalid values are ignored.
 */
final class ClientSettings {

    /** The section of the settings. */
    static final String SECTION = "qos";

    private final Session session;
    private volatile Preferences initial = Preferences.DEFAULTS;

    ClientSettings(Session session) {
        this.session = session;
    }

    /** Reads the initialization options, which are the defaults of the settings. */
    void initialize(Object options) {
        section(options).ifPresent(section -> initial = preferences(object(section)));
        session.workspace().prefer(initial);
    }

    /** Requests the settings with {@code workspace/configuration}, if the client supports that. */
    void request() {
        if (session.capabilities().getWorkspace() == null
                || !Boolean.TRUE.equals(session.capabilities().getWorkspace().getConfiguration())) {
            return;
        }
        ConfigurationItem item = new ConfigurationItem();
        item.setSection(SECTION);
        session.client()
                .configuration(new ConfigurationParams(List.of(item)))
                .thenAccept(responses -> take(responses == null || responses.isEmpty() ? null : responses.get(0)));
    }

    /** Takes the settings from {@code workspace/didChangeConfiguration}, whole or only section {@code qos}. */
    void changed(Object settings) {
        section(settings).ifPresent(this::take);
    }

    private static Optional<Object> section(Object settings) {
        JsonObject all = object(settings);
        if (all.has(SECTION)) {
            return Optional.of(all.get(SECTION));
        }
        return all.has("rules") || all.has("features") || all.has("tests") ? Optional.of(all) : Optional.empty();
    }

    /** A client without settings sends null. */
    private void take(Object section) {
        JsonElement element = element(section);
        Preferences preferences = element.isJsonNull() ? initial : preferences(object(element));
        if (!preferences.equals(session.workspace().preferences())) {
            session.workspace().prefer(preferences);
            session.changeHandler().relatedFilesChanged();
        }
    }

    /** The preferences in a section. */
    static Preferences preferences(JsonObject section) {
        Map<String, Optional<Severity>> levels = new HashMap<>();
        object(section.get("rules")).entrySet().forEach(rule -> level(rule.getValue())
                .ifPresent(level -> levels.put(rule.getKey(), level)));
        Set<String> off = new HashSet<>();
        object(section.get("features")).entrySet().stream()
                .filter(feature -> isFalse(feature.getValue()))
                .forEach(feature -> off.add(feature.getKey()));
        return new Preferences(
                new RuleLevels(levels), off, isTrue(object(section.get("tests")).get("runOnSave")));
    }

    private static Optional<Optional<Severity>> level(JsonElement value) {
        String severityName = value.isJsonPrimitive() ? value.getAsString() : "";
        return severityName.equals("off")
                ? Optional.of(Optional.empty())
                : Arrays.stream(Severity.values())
                        .filter(severity -> severity.toString().equals(severityName))
                        .findFirst()
                        .map(Optional::of);
    }

    private static boolean isFalse(JsonElement value) {
        return value.isJsonPrimitive() && value.getAsJsonPrimitive().isBoolean() && !value.getAsBoolean();
    }

    private static boolean isTrue(JsonElement value) {
        return value != null
                && value.isJsonPrimitive()
                && value.getAsJsonPrimitive().isBoolean()
                && value.getAsBoolean();
    }

    private static JsonObject object(Object value) {
        JsonElement element = element(value);
        return element.isJsonObject() ? element.getAsJsonObject() : new JsonObject();
    }

    private static JsonElement element(Object value) {
        return value instanceof JsonElement json ? json : new Gson().toJsonTree(value);
    }
}
