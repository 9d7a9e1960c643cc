package org.qos.dsl.project.context;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qos.dsl.check.ApplicationSetting;
import org.qos.runtime.request.Application;

/**
 * Finds the SLs of applications in a file of any kind: a shell script, a job script, a prolog of Slurm, a ConfigMap of
 * Kubernetes. Known variables count wherever they get a number; comments do not.
 */
public final class ApplicationSettingsReader {

    private static final String NAMES = "(" + String.join("|", Application.allSlNames()) + ")[\"']?";

    /** At most nine digits, which an int holds. */
    private static final String NUMBER = "[\"']?(\\d{1,9})(?!\\w)";

    /**
     * {@code NAME=3}, {@code NAME: "3"}, {@code "NAME": 3}, {@code setenv NAME 3} of csh; and {@code name: NAME} before
     * {@code value: "3"}, which may be in the next line: a variable of a container of Kubernetes.
     */
    private static final Pattern SETTING = Pattern.compile("(?<![A-Za-z0-9_])" + NAMES + "\\h*[=:]\\h*" + NUMBER
            + "|\\bsetenv\\h+" + NAMES + "\\h+" + NUMBER
            + "|\\bname[\"']?\\h*:\\h*[\"']?" + NAMES + "\\h*,?\\s*[\"']?value[\"']?\\h*:\\h*" + NUMBER);

    private ApplicationSettingsReader() {}

    /**
     * The settings of a file, in the order of its lines.
     *
     * @param name the name of the file, for messages
     */
    public static List<ApplicationSetting> read(String name, String text) {
        String written = text.lines()
                .map(line -> line.stripLeading().startsWith("#") ? "" : line)
                .collect(Collectors.joining("\n"));
        List<ApplicationSetting> settings = new ArrayList<>();
        int line = 1;
        int counted = 0;
        for (Matcher found = SETTING.matcher(written); found.find(); ) {
            int alternative = found.start(1) >= 0 ? 1 : found.start(3) >= 0 ? 3 : 5;
            int place = found.start(alternative + 1);
            line += (int) written.substring(counted, place)
                    .chars()
                    .filter(c -> c == '\n')
                    .count();
            counted = place;
            settings.add(new ApplicationSetting(
                    name, line, found.group(alternative), Integer.parseInt(found.group(alternative + 1))));
        }
        return settings;
    }
}
