package org.qos.dsl.project.settings;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.project.settings.SettingsToken.Role;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;

/** Finds the tokens with a role, however broken the rest of the file is. */
final class SettingsTokens {

    private final List<SettingsToken> tokens = new ArrayList<>();

    private SettingsTokens() {}

    /** The tokens of a file in the order of the text. */
    static List<SettingsToken> in(Yaml file) {
        SettingsTokens found = new SettingsTokens();
        if (file instanceof Mapping mapping) {
            mapping.entries().forEach(entry -> Key.byId(entry.key().text()).ifPresent(key -> found.add(key, entry)));
        }
        return found.tokens;
    }

    private void add(Key key, Entry entry) {
        add(Role.KEY, key, entry.key());
        if (key.kind() == Key.Kind.RULES && entry.value() instanceof Mapping rules) {
            for (Entry rule : rules.entries()) {
                add(Role.RULE, key, rule.key());
                add(Role.LEVEL, key, rule.value());
            }
        } else if (entry.value() instanceof Sequence list) {
            list.values().forEach(value -> add(Role.VALUE, key, value));
        } else {
            add(Role.VALUE, key, entry.value());
        }
    }

    private void add(Role role, Key key, Yaml value) {
        if (value instanceof Scalar scalar && scalar.region().length() > 0) {
            tokens.add(new SettingsToken(role, key, scalar.text(), scalar.region()));
        }
    }
}
