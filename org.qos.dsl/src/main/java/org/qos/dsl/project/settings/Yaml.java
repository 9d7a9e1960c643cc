package org.qos.dsl.project.settings;

import java.util.List;

/** A YAML value with its place in the text, which Jackson's own trees lack. */
public sealed interface Yaml {

    /** Its place in the text. */
    YamlRegion region();

    /** A scalar; empty where nothing is written. Quotes belong to its place, but not to its text. */
    record Scalar(YamlRegion region, String text) implements Yaml {}

    /** Values by keys, in the order of the file. */
    record Mapping(YamlRegion region, List<Entry> entries) implements Yaml {}

    /** Values in order. */
    record Sequence(YamlRegion region, List<Yaml> values) implements Yaml {}

    /** A key with its value. */
    record Entry(Scalar key, Yaml value) {

        /** What to show of it when its value is wrong: the key where no value is written. */
        public YamlRegion valueRegion() {
            return value.region().length() == 0 ? key.region() : value.region();
        }
    }
}
