package org.qos.maven.message;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;
import org.qos.dsl.check.Severity;
import org.sonatype.plexus.build.incremental.BuildContext;
import org.sonatype.plexus.build.incremental.DefaultBuildContext;

/** Reports messages to Maven's log, and in an IDE as markers of the files. */
public final class BuildMessages {

    private final Log log;
    private final BuildContext ide;
    private final List<BuildMessage> reported = new ArrayList<>();

    /**
     * Nothing is reported yet.
     *
     * @param ide takes markers; the implementation for the command line would only print the messages a second time
     */
    public BuildMessages(Log log, BuildContext ide) {
        this.log = log;
        this.ide = ide;
    }

    private boolean isInIde() {
        return !(ide instanceof DefaultBuildContext);
    }

    /** Takes back the markers of a file, before it is checked again. */
    public void begin(Path file) {
        if (isInIde()) {
            ide.removeMessages(file.toFile());
        }
    }

    /** Reports a message. */
    public void report(BuildMessage message) {
        reported.add(message);
        switch (message.severity()) {
            case ERROR -> log.error(message.oneLine());
            case WARNING -> log.warn(message.oneLine());
            case INFO -> log.info(message.oneLine());
        }
        if (isInIde() && message.severity() != Severity.INFO) {
            mark(message);
        }
    }

    private void mark(BuildMessage message) {
        File file = message.file().toFile();
        int severity =
                message.severity() == Severity.ERROR ? BuildContext.SEVERITY_ERROR : BuildContext.SEVERITY_WARNING;
        ide.addMessage(
                file, Math.max(1, message.line()), Math.max(1, message.column()), message.text(), severity, null);
    }

    /** Shows a file that was written or deleted. */
    public void changed(Path file) {
        ide.refresh(file.toFile());
    }

    /**
     * Fails the build if something of that severity or a higher one was reported.
     *
     * @param done the beginning of the message, such as {@code QoS files have findings}
     * @throws MojoFailureException with the first message, so that it is in the last lines of the build
     */
    public void requireNone(Severity failLevel, String done) throws MojoFailureException {
        List<BuildMessage> failures = reported.stream()
                .filter(message -> message.severity().atLeast(failLevel))
                .toList();
        if (!failures.isEmpty()) {
            String more = failures.size() == 1 ? "" : " (and " + (failures.size() - 1) + " more)";
            throw new MojoFailureException(done + ": " + failures.get(0).oneLine() + more);
        }
    }
}
