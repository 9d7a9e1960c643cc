package org.qos.analysis.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.qos.analysis.report.ReportFinding.Severity;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;

/** What the check of the files found. */
final class FindingSection {

    /** As many findings as {@code qos check} prints of a file. */
    private static final int MAX = 1000;

    private FindingSection() {}

    static Section of(List<ReportFinding> findings) {
        Html out = new Html();
        if (findings.isEmpty()) {
            out.element("p", "The check found nothing.");
        } else {
            out.element("p", counts(findings) + ". 'qos rules CODE' explains a finding with examples.");
            table(out, "Findings", findings);
        }
        return new Section("findings", "Findings", out.toString());
    }

    /** Writes findings as a table. */
    static void table(Html out, String caption, List<ReportFinding> findings) {
        Tables.write(out, caption, List.of("Severity", "Rule", "Place", "Finding"), html -> findings.stream()
                .limit(MAX)
                .forEach(finding -> row(html, finding)));
        if (findings.size() > MAX) {
            out.element("p", (findings.size() - MAX) + " more findings are not shown.");
        }
    }

    private static void row(Html out, ReportFinding finding) {
        String severity = name(finding.severity());
        out.open("tr")
                .open("td")
                .element("span", severity, "class", "severity " + severity)
                .close();
        out.open("th", "scope", "row").element("span", finding.code(), "class", "code");
        if (!finding.summary().isEmpty()) {
            out.element("span", finding.summary(), "class", "use");
        }
        out.close().element("td", finding.place(), "class", "code");
        out.open("td").text(finding.message());
        if (!finding.details().isEmpty()) {
            out.open("details").element("summary", "More").open("ul");
            finding.details().forEach(line -> out.element("li", line));
            out.close().close();
        }
        out.close().close().line();
    }

    /** How many findings of each severity there are, such as {@code 1 error, 2 warnings}. */
    static String counts(List<ReportFinding> findings) {
        Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
        findings.forEach(finding -> counts.merge(finding.severity(), 1, Integer::sum));
        List<String> texts = new ArrayList<>();
        counts.forEach((severity, count) ->
                texts.add(count + " " + name(severity) + (count == 1 || severity == Severity.INFO ? "" : "s")));
        return texts.isEmpty() ? "no findings" : String.join(", ", texts);
    }

    private static String name(Severity severity) {
        return severity.name().toLowerCase(Locale.ROOT);
    }
}
