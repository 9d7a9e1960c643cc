package org.qos.maven.message;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.generator.ReportedLoss;
import org.qos.dsl.language.Printable;

/**
 * What the user of a build reads about a file.
 *
 * @param file its absolute path
 * @param line from 1; 0 for the file as a whole
 * @param column from 1; 0 for the file as a whole
 * @param severity how bad it is
 * @param text what is wrong, with the code of the rule
 */
public record BuildMessage(Path file, int line, int column, Severity severity, String text) {

    private static final Pattern PLACE = Pattern.compile(":(\\d+):(\\d+)$");

    /** A finding of a check. */
    public static BuildMessage of(Path file, Finding finding) {
        return of(file, finding, finding.severity());
    }

    /** A finding that does not stop the goal, whatever its severity. */
    public static BuildMessage warning(Path file, Finding finding) {
        return of(file, finding, Severity.WARNING);
    }

    private static BuildMessage of(Path file, Finding finding, Severity severity) {
        return new BuildMessage(
                file, finding.line(), finding.column(), severity, finding.message() + " [" + finding.code() + "]");
    }

    /** What a generated file cannot express. */
    public static BuildMessage of(Path file, ReportedLoss loss) {
        String text = loss.loss().message() + " [" + loss.loss().code().code() + "]";
        Matcher place = PLACE.matcher(loss.place());
        return place.find()
                ? new BuildMessage(
                        file, Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)), loss.severity(), text)
                : new BuildMessage(file, 0, 0, loss.severity(), text);
    }

    /** An error of a file as a whole. */
    public static BuildMessage error(Path file, String text) {
        return new BuildMessage(file, 0, 0, Severity.ERROR, text);
    }

    /** The place, by the convention of Maven's compiler plugin, which IDEs read: {@code file:[line,column]}. */
    String place() {
        return line == 0 ? file.toString() : file + ":[" + line + "," + column + "]";
    }

    /** The message in one line, without characters by which a file could change what a terminal shows. */
    String oneLine() {
        return Printable.of(place() + (line == 0 ? ": " : " ") + text);
    }
}
