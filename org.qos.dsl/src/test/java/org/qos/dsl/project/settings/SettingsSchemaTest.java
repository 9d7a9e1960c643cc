package org.qos.dsl.project.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema of the project file takes what the reader takes. */
class SettingsSchemaTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "policy: a.qos\npartitions: p\noptions: o\nfabric: f\nsm: 7\ntarget: opensm-3.3\nrouting-engine: ftree",
                "rules: {octal-literal: off, both-ends-any: error}",
                "ignore: [\"old/**\"]"
            })
    void whatTheReaderTakesIsValid(String yaml) throws IOException {
        assertEquals(
                0, SettingsReader.read(Path.of("/qos.yaml"), yaml).problems().size());
        assertEquals(0, errors(yaml));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "partition: p",
                "policy: [a]",
                "target: opensm",
                "rules: {octal-litral: off}",
                "rules: {octal-literal: fatal}",
                "ignore: old",
                "[]"
            })
    void whatTheReaderRejectsIsInvalid(String yaml) throws IOException {
        assertFalse(SettingsReader.read(Path.of("/qos.yaml"), yaml).problems().isEmpty());
        assertFalse(errors(yaml) == 0);
    }

    /** As YAML 1.2 and editors read it, where {@code off} is a word. */
    private static int errors(String yaml) throws IOException {
        return JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(SettingsSchema.text())
                .validate(new ObjectMapper(YAMLFactory.builder()
                                .enable(YAMLParser.Feature.PARSE_BOOLEAN_LIKE_WORDS_AS_STRINGS)
                                .build())
                        .readTree(yaml))
                .size();
    }
}
