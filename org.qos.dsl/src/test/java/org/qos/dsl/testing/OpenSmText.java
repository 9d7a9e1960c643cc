package org.qos.dsl.testing;

import java.util.List;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** Policies in the OpenSM syntax for tests. */
public final class OpenSmText {

    private OpenSmText() {}

    /** A policy that OpenSM accepts, with further sections after it. */
    public static String withDefault(String sections) {
        return """
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 0
                    end-qos-level
                end-qos-levels
                """
                + sections;
    }

    public static SourceFile load(String text) {
        return new ProjectFiles().load("policy", text, new OpenSmLanguage());
    }

    /** Parses a text. */
    public static PolicyFile parse(String text) {
        return load(text).root(PolicyFile.class);
    }

    /** Checks a text. */
    public static CheckedFile check(String text) {
        return Checker.check(load(text));
    }

    /** The findings of at least that severity, as {@code line:column code}. */
    public static List<String> found(String text, Severity severity) {
        return check(text).findings().stream()
                .filter(f -> f.severity().atLeast(severity))
                .map(OpenSmText::place)
                .toList();
    }

    /** The errors, as {@code line:column code}. */
    public static List<String> errors(String text) {
        return found(text, Severity.ERROR);
    }

    private static String place(Finding finding) {
        return finding.line() + ":" + finding.column() + " " + finding.code();
    }
}
