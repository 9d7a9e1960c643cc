package org.qos.dsl.project.context;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.check.ApplicationSetting;
import org.qos.runtime.request.Application;

/**
 * Finds the SLs of applications in a file of any kind: a shell script, a job script, a prolog of Slurm, a ConfigMap of
 * Kubernetes. Known variables count wherever they get a number; comments do not.
 */
public final class ApplicationSettingsReader {

    /** {@code NAME=3}, {@code NAME: "3"}, {@code "NAME": 3}; at most nine digits, which an int holds. */
    private static final Pattern SETTING = Pattern.compile("(?<![A-Za-z0-9_])("
            + String.join("|", Application.allSlNames()) + ")[\"']?\\s*[=:]\\s*[\"']?(\\d{1,9})(?!\\w)");

    private ApplicationSettingsReader() {}

    /**
     * The settings of a file, in the order of its lines.
     *
     * @param name the name of the file, for messages
     */
    public static List<ApplicationSetting> read(String name, String text) {
        List<ApplicationSetting> settings = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int line = 1; line <= lines.size(); line++) {
            String written = lines.get(line - 1);
            if (!written.stripLeading().startsWith("#")) {
                Matcher found = SETTING.matcher(written);
                while (found.find()) {
                    settings.add(new ApplicationSetting(name, line, found.group(1), Integer.parseInt(found.group(2))));
                }
            }
        }
        return settings;
    }
}
