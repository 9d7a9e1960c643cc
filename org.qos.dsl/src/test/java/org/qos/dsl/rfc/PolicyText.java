package org.qos.dsl.rfc;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** A policy in the RFC syntax, parsed for a test. */
final class PolicyText {
    private final String text;
    private final SourceFile file;

    private PolicyText(String text) {
        this.text = text;
        this.file = new ProjectFiles().load("test.qos", text, new RfcLanguage());
    }

    static PolicyText of(String text) {
        return new PolicyText(text);
    }

    /** A fixture beside this class. */
    static String fixture(String name) {
        try (InputStream in = PolicyText.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The policy with every element of the language and no error. */
    static String complete() {
        return fixture("complete.qos");
    }

    PolicyFile policy() {
        return file.root(PolicyFile.class);
    }

    SourceFile file() {
        return file;
    }

    /** Everything that is found. */
    List<Finding> findings() {
        return Checker.check(file).findings();
    }

    /** The errors, whoever found them. */
    List<Finding> errors() {
        return findings().stream().filter(f -> f.severity() == Severity.ERROR).toList();
    }

    /** The errors as {@code line:column code}. */
    List<String> errorPlaces() {
        return errors().stream()
                .map(f -> f.line() + ":" + f.column() + " " + f.code())
                .toList();
    }

    /** The only error's text in the file. */
    String marked(Finding finding) {
        String[] lines = text.split("\n", -1);
        String line = lines[finding.line() - 1];
        int end = finding.endLine() == finding.line() ? finding.endColumn() - 1 : line.length();
        return line.substring(finding.column() - 1, end);
    }

    /** Whether the nodes hold the text as it was written. */
    boolean isKept() {
        return file.nodes().getText().equals(text);
    }

    /** How many groups, scopes, levels and rules there are. */
    List<Integer> sizes() {
        PolicyFile policy = policy();
        return List.of(
                policy.getPortGroups().size(),
                policy.getScopes().size(),
                policy.getLevels().size(),
                policy.getRules().size());
    }
}
