package org.qos.dsl.project.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema of descriptions of traffic takes what the reader takes. */
class TrafficSchemaTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{pattern: ring}",
                "{name: 7, pattern: checkpoint, from: [A, 0x5], to: any, request: service 0x10, load: 12.5}",
                "{pattern: incast, load: max}",
                "{pattern: incast, load: 1e3}",
                "{pattern: incast, load: 2.5E+1}",
                "{pattern: incast, load: 0.0000015}",
                "{pattern: all-to-all, load: 10%, request: ''}",
                "{pattern: background, load: 100%}"
            })
    void whatTheReaderTakesIsValid(String trafficClass) throws IOException {
        String yaml = "traffic: [" + trafficClass + "]";
        assertEquals(List.of(), TrafficReader.read(yaml).problems());
        assertEquals(0, errors(yaml), yaml);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{pattern: rings}",
                "{pattern: ring, to: any}",
                "{pattern: incast, from: []}",
                "{pattern: incast, form: any}",
                "{pattern: incast, load: 0}",
                "{pattern: incast, load: 0.0000001}",
                "{pattern: incast, load: 1e6}",
                "{pattern: incast, load: 101%}",
                "{pattern: incast, load: much}",
                "7"
            })
    void whatTheReaderRejectsIsInvalid(String trafficClass) throws IOException {
        String yaml = "traffic: [" + trafficClass + "]";
        assertFalse(TrafficReader.read(yaml).problems().isEmpty(), yaml);
        assertNotEquals(0, errors(yaml), yaml);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "traffic: []", "flows: 1"})
    void aFileHasClasses(String yaml) throws IOException {
        assertFalse(TrafficReader.read(yaml).problems().isEmpty(), yaml);
        assertNotEquals(0, errors(yaml), yaml);
    }

    private static int errors(String yaml) throws IOException {
        return JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(TrafficSchema.text())
                .validate(new ObjectMapper(new YAMLFactory()).readTree(yaml))
                .size();
    }
}
