package org.qos.maven.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class BuildMessageTest {

    @Test
    void aTextOfAFileDoesNotControlTheTerminal() {
        BuildMessage message = BuildMessage.error(Path.of("site.qos"), "no group is named 'a\u001b[2Jb\u202e'\nok");
        assertEquals("site.qos: no group is named 'a\\x1b[2Jb\\u202e'\\x0aok", message.oneLine());
    }
}
