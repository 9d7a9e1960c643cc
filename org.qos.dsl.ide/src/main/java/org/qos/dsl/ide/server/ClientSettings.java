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
 * The settings that a user makes in the client, section {@code qos}: {@code rules} gives a severity or {@code off} by the code
 * of a rule, {@code features} is {@code false} by the name of a feature that is not wanted. What cannot be understood is as if
 * not set.
 */
final class ClientSettings {

    /** What settings of ours begin with. */
    static final String SECTION = "qos";

    private final Session session;
    private volatile Preferences given = Preferences.DEFAULTS;

    ClientSettings(Session session) {
        this.session = session;
    }

    /** Takes what the client says before it is served: what counts as long as it says nothing else. */
    void begin(Object options) {
        section(options).ifPresent(section -> given = preferences(object(section)));
        session.workspace().prefer(given);
    }

    /** Asks the client, if it can be asked; what it says counts from the answer on. */
    void ask() {
        if (session.capabilities().getWorkspace() == null
                || !Boolean.TRUE.equals(session.capabilities().getWorkspace().getConfiguration())) {
            return;
        }
        ConfigurationItem item = new ConfigurationItem();
        item.setSection(SECTION);
        session.client()
                .configuration(new ConfigurationParams(List.of(item)))
                .thenAccept(answers -> take(answers == null || answers.isEmpty() ? null : answers.get(0)));
    }

    /** Takes settings that the client sends unasked, whole or of our section. */
    void said(Object settings) {
        section(settings).ifPresent(this::take);
    }

    private static Optional<Object> section(Object settings) {
        JsonObject all = object(settings);
        if (all.has(SECTION)) {
            return Optional.of(all.get(SECTION));
        }
        return all.has("rules") || all.has("features") ? Optional.of(all) : Optional.empty();
    }

    /** A client that has nothing to say answers null. */
    private void take(Object section) {
        JsonElement element = element(section);
        Preferences now = element.isJsonNull() ? given : preferences(object(element));
        if (!now.equals(session.workspace().preferences())) {
            session.workspace().prefer(now);
            session.changes().surroundings();
        }
    }

    /** What a section says. */
    static Preferences preferences(JsonObject section) {
        Map<String, Optional<Severity>> levels = new HashMap<>();
        object(section.get("rules")).entrySet().forEach(rule -> level(rule.getValue())
                .ifPresent(level -> levels.put(rule.getKey(), level)));
        Set<String> off = new HashSet<>();
        object(section.get("features")).entrySet().stream()
                .filter(feature -> isFalse(feature.getValue()))
                .forEach(feature -> off.add(feature.getKey()));
        return new Preferences(new RuleLevels(levels), off);
    }

    private static Optional<Optional<Severity>> level(JsonElement value) {
        String word = value.isJsonPrimitive() ? value.getAsString() : "";
        return word.equals("off")
                ? Optional.of(Optional.empty())
                : Arrays.stream(Severity.values())
                        .filter(severity -> severity.toString().equals(word))
                        .findFirst()
                        .map(Optional::of);
    }

    private static boolean isFalse(JsonElement value) {
        return value.isJsonPrimitive() && value.getAsJsonPrimitive().isBoolean() && !value.getAsBoolean();
    }

    private static JsonObject object(Object value) {
        JsonElement element = element(value);
        return element.isJsonObject() ? element.getAsJsonObject() : new JsonObject();
    }

    private static JsonElement element(Object value) {
        return value instanceof JsonElement json ? json : new Gson().toJsonTree(value);
    }
}
