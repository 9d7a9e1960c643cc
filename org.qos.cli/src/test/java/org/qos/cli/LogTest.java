package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Collections;
import java.util.List;
import org.apache.log4j.Appender;
import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.Logger;
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
    void onlyWarningsAreLogged() {
        Logger xtext = Logger.getLogger("org.eclipse.xtext.linking.lazy.LazyLinkingResource");
        assertFalse(xtext.isInfoEnabled());
    }
}
