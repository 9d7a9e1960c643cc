package org.qos.dsl.project.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.project.settings.Yaml.Mapping;

/** Texts that are YAML, are not, or are too long to be read. */
class YamlTextTest {

    @Test
    void aTextIsReadUpToItsFirstError() throws IOException {
        YamlText broken = YamlText.read("a: 1\nb: [", "a file");

        assertEquals(List.of("a", "b"), keys(broken));
        assertEquals(2, broken.problem().orElseThrow().region().line());
        assertEquals(Optional.empty(), YamlText.read("a: 1\n", "a file").problem());
    }

    @Test
    void aTextThatIsTooLongIsNotRead() throws IOException {
        String longest = "a: 1\n" + "#".repeat(YamlReader.MAX_LENGTH - 5);
        YamlText tooLong = YamlText.read(longest + "#", "an intent");

        assertEquals(List.of("a"), keys(YamlText.read(longest, "an intent")));
        assertEquals(List.of(), keys(tooLong));
        assertEquals(
                "an intent has no more than 1048576 characters; this one is not read",
                tooLong.problem().orElseThrow().message());
    }

    private static List<String> keys(YamlText text) {
        return ((Mapping) text.value())
                .entries().stream().map(entry -> entry.key().text()).toList();
    }
}
