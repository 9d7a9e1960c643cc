package org.qos.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class MessagesTest {

    private final StringWriter error = new StringWriter();
    private final Messages messages = new Messages(error);

    @Test
    void aMessageIsOneLineWhateverItQuotes() {
        messages.println("no port 'a\nb\u001b[2J\u202e'");
        assertEquals("no port 'a\\x0ab\\x1b[2J\\u202e'" + System.lineSeparator(), error.toString());
    }

    @Test
    void aMessageFromAnObjectIsEscapedToo() {
        messages.println((Object) new StringBuilder("\u009b"));
        assertEquals("\\x9b" + System.lineSeparator(), error.toString());
    }
}
