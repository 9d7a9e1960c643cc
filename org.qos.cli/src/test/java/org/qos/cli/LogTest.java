package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.apache.log4j.Appender;
import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.Logger;
import org.apache.log4j.PropertyConfigurator;
import org.junit.jupiter.api.Test;

/** What the libraries log never gets between the results on standard output. */
class LogTest {

    @Test
    void theLogGoesToStandardError() {
        List<Appender> appenders = Collections.list(Logger.getRootLogger().getAllAppenders());
        assertFalse(appenders.isEmpty());
        for (Appender appender : appenders) {
            assertEquals(ConsoleAppender.SYSTEM_ERR, ((ConsoleAppender) appender).getTarget());
        }
    }

    @Test
    void theSettingsOfTheLogAreComplete() {
        PrintStream standardError = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try {
            System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
            configure();
        } finally {
            System.setErr(standardError);
            configure();
        }
        assertEquals("", printed.toString(StandardCharsets.UTF_8));
    }

    @Test
    void onlyWarningsAreLogged() {
        Logger xtext = Logger.getLogger("org.eclipse.xtext.linking.lazy.LazyLinkingResource");
        assertFalse(xtext.isInfoEnabled());
    }

    private static void configure() {
        PropertyConfigurator.configure(LogTest.class.getResource("/log4j.properties"));
    }
}
