package org.qos.dsl.ui.server;

import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;
import org.eclipse.core.runtime.ILog;

/** Shows Xtext's log messages in the "Error Log" of the workbench. */
public final class ServerLog extends AppenderSkeleton {

    private final ILog log;

    private ServerLog(ILog log) {
        this.log = log;
    }

    /** Sends warnings and errors to {@code log}, unless another plug-in already handles Xtext's log. */
    public static void showIn(ILog log) {
        Logger root = Logger.getRootLogger();
        if (!root.getAllAppenders().hasMoreElements()) {
            root.setLevel(Level.WARN);
            root.addAppender(new ServerLog(log));
        }
    }

    @Override
    protected void append(LoggingEvent event) {
        Throwable cause = event.getThrowableInformation() == null
                ? null
                : event.getThrowableInformation().getThrowable();
        if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
            log.error(event.getRenderedMessage(), cause);
        } else {
            log.warn(event.getRenderedMessage(), cause);
        }
    }

    @Override
    public boolean requiresLayout() {
        return false;
    }

    @Override
    public void close() {
        // no resources to release
    }
}
