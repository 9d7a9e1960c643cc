package org.qos.analysis.report;

import java.util.List;
import java.util.stream.Stream;
import org.qos.analysis.report.ReportFinding.Severity;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.Policy;

/** The head of a page: what it is about, the verdict, the main numbers, the files, and the navigation. */
final class PageHead {

    private final ReportInput input;
    private final Html out;

    PageHead(ReportInput input, Html out) {
        this.input = input;
        this.out = out;
    }

    /** The title of the page, which names the policy. */
    static String title(ReportInput input) {
        return "QoS report of " + input.files().get(0).name();
    }

    void write(List<Section> sections) {
        out.open("header", "class", "top").open("div", "class", "title");
        out.element("h1", title(input));
        out.open("button", "id", "theme", "type", "button", "class", "interactive", "aria-pressed", "false")
                .text("Dark theme")
                .close();
        out.close().line();
        verdict();
        numbers();
        files();
        out.close().line();
        navigation(sections);
    }

    private void verdict() {
        List<ReportFinding> all = Stream.concat(
                        input.findings().stream(), input.audited().stream().flatMap(List::stream))
                .toList();
        boolean failed = has(all, Severity.ERROR) || input.tests().failed() > 0;
        out.open("p", "class", "verdict " + (failed ? "error" : has(all, Severity.WARNING) ? "warning" : "good"));
        part("The check", input.findings(), "#findings");
        out.text(" for " + input.target() + ".");
        input.audited().ifPresent(found -> {
            part(" The audit", found, "#audit");
            out.text(".");
        });
        tests();
        if (!input.options().qos()) {
            out.element("strong", " QoS is off: OpenSM does not read the policy.");
        }
        out.close().line();
    }

    /** What an examination found, with a link to it. */
    private void part(String subject, List<ReportFinding> found, String link) {
        String verb = has(found, Severity.ERROR) ? " fails" : has(found, Severity.WARNING) ? " warns" : " passes";
        out.element("strong", subject + verb).text(": ").element("a", FindingSection.counts(found), "href", link);
    }

    private static boolean has(List<ReportFinding> findings, Severity severity) {
        return findings.stream().anyMatch(finding -> finding.severity() == severity);
    }

    private void tests() {
        ReportedTests tests = input.tests();
        if (tests.failed() > 0) {
            out.element(
                            "strong",
                            " " + tests.failed() + " of " + tests.run() + (tests.run() == 1 ? " test" : " tests")
                                    + (tests.failed() == 1 ? " fails" : " fail"))
                    .text("; 'qos test' says why.");
        } else if (tests.run() > 0) {
            out.text(tests.run() == 1 ? " The test passes." : " All " + tests.run() + " tests pass.");
        }
    }

    private void numbers() {
        Policy policy = input.policy().policy();
        out.open("dl", "class", "numbers");
        number("rules", policy.rules().size());
        number("levels", input.text().levels().size());
        number("port groups", policy.groups().size());
        input.subnet().ifPresent(subnet -> {
            long switches = subnet.routed().fabric().nodes().stream()
                    .filter(node -> node.type() == NodeType.SWITCH)
                    .count();
            number("switches", switches);
            number("hosts", subnet.routed().fabric().nodes().size() - switches);
        });
        out.close().line();
    }

    private void number(String name, long value) {
        out.open("div").element("dt", name).open("dd").text(value).close().close();
    }

    private void files() {
        out.open("details", "class", "files").element("summary", "Files and versions");
        out.open("table")
                .element("caption", "Files of the report", "class", "hidden")
                .open("tbody");
        for (ReportFile file : input.files()) {
            out.open("tr").element("th", file.role(), "scope", "row").element("td", file.name(), "class", "code");
            out.element(
                    "td", file.verdict().map(verdict -> "OpenSM: " + verdict).orElse(""));
            out.element("td", file.sha256().map(digest -> "SHA-256 " + digest).orElse(""), "class", "code digest")
                    .close();
        }
        row("subnet manager", input.target());
        row("made by", "qos " + input.version());
        out.close().close().close().line();
    }

    private void row(String name, String value) {
        out.open("tr")
                .element("th", name, "scope", "row")
                .element("td", value, "colspan", "3")
                .close();
    }

    private void navigation(List<Section> sections) {
        out.open("nav", "aria-label", "Sections").open("ul");
        sections.forEach(section -> out.open("li")
                .element("a", section.title(), "href", "#" + section.id())
                .close());
        out.close().close().line();
    }
}
