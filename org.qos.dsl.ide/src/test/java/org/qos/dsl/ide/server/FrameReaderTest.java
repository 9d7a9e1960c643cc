package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server answers to the bytes of a client that are not as usual. */
class FrameReaderTest {

    private static final String REQUEST = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"$/unknown\"}";
    private static final String METHOD_NOT_FOUND = "-32601";
    private static final String PARSE_ERROR = "-32700";

    private final List<Integer> exits = new ArrayList<>();

    private String answers(String sent) throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ServerMain.serve(new ByteArrayInputStream(sent.getBytes(StandardCharsets.UTF_8)), out, exits::add);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String frame(String body) {
        return "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Content-Length:", "content-length: ", "CONTENT-LENGTH:\t", "Content-length : "})
    void theNameOfAHeaderFieldMayBeInAnyCase(String field) throws InterruptedException {
        String answers = answers(field + REQUEST.length() + "\r\n\r\n" + REQUEST + frame(REQUEST));

        assertEquals(2, answers.split(METHOD_NOT_FOUND, -1).length - 1, answers);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":", "{\"a\":"})
    void deepNestingIsAnErrorAndTheNextMessageIsRead(String before) throws InterruptedException {
        String answers = answers(frame(before + "[".repeat(200_000)) + frame(REQUEST));

        assertTrue(answers.contains(PARSE_ERROR) || answers.contains("-32602"), answers);
        assertTrue(answers.contains(METHOD_NOT_FOUND), answers);
        assertEquals(List.of(), exits);
    }

    @Test
    void whatCannotBeReadIsNotLogged() throws InterruptedException {
        List<String> logged = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(entry.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger log = Logger.getLogger("org");
        log.addHandler(handler);
        try {
            answers("X-Other: 2\r\nsecret: policy\r\n\r\nContent-Length: secret\r\n\r\n" + frame(REQUEST));
        } finally {
            log.removeHandler(handler);
        }

        assertFalse(logged.isEmpty());
        assertFalse(logged.toString().contains("secret"), logged::toString);
    }
}
