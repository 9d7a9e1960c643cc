package org.qos.cli.console;

import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.PatternLayout;

/**
 * Writes what libraries log to standard error. {@code log4j.properties} names it, because log4j sets the properties of an appender
 * by introspection, which is slow to start.
 */
public final class ErrorLog extends ConsoleAppender {

    /** Made by log4j. */
    public ErrorLog() {
        super(new PatternLayout("%p %c{1}: %m%n"), SYSTEM_ERR);
    }

    /** No: it has one, and log4j would report that the file names none. */
    @Override
    public boolean requiresLayout() {
        return false;
    }
}
