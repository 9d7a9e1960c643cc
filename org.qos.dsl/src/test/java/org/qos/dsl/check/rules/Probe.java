package org.qos.dsl.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;

/** A policy in OpenSM's spelling, with «» around what a rule marks, checked together with what it is for. */
public final class Probe {

    /** A switch, a host with one of two ports linked, another host, and two hosts that bear one name. */
    public static final Fabric FABRIC = fabric(
            """
            # Initiated from node 00000000000a0000 port 00000000000a0001

            switchguid=0x100(100)
            Switch\t8 "S-0000000000000100"\t\t# "sw1" enhanced port 0 lid 1 lmc 0
            [1]\t"H-00000000000a0000"[1](a0001) \t\t# "h1 HCA-1" lid 2 4xEDR
            [2]\t"H-00000000000b0000"[1](b0001) \t\t# "h2 HCA-1" lid 3 4xEDR
            [3]\t"H-00000000000c0000"[1](c0001) \t\t# "twin HCA-1" lid 4 4xEDR
            [4]\t"H-00000000000d0000"[1](d0001) \t\t# "twin HCA-1" lid 5 4xEDR

            caguid=0xa0000
            Ca\t2 "H-00000000000a0000"\t\t# "h1 HCA-1"
            [1](a0001) \t"S-0000000000000100"[1]\t\t# lid 2 lmc 0 "sw1" lid 1 4xEDR

            caguid=0xb0000
            Ca\t1 "H-00000000000b0000"\t\t# "h2 HCA-1"
            [1](b0001) \t"S-0000000000000100"[2]\t\t# lid 3 lmc 0 "sw1" lid 1 4xEDR

            caguid=0xc0000
            Ca\t1 "H-00000000000c0000"\t\t# "twin HCA-1"
            [1](c0001) \t"S-0000000000000100"[3]\t\t# lid 4 lmc 0 "sw1" lid 1 4xEDR

            caguid=0xd0000
            Ca\t1 "H-00000000000d0000"\t\t# "twin HCA-1"
            [1](d0001) \t"S-0000000000000100"[4]\t\t# lid 5 lmc 0 "sw1" lid 1 4xEDR
            """);

    private static final String DEFAULT_LEVEL =
            "qos-levels\nqos-level\nname: DEFAULT\nsl: 0\nend-qos-level\n[levels]end-qos-levels\n";

    private final String marked;
    private Optional<String> partitions = Optional.empty();
    private Optional<String> options = Optional.empty();
    private Fabric fabric = Fabric.EMPTY;

    private Probe(String marked) {
        this.marked = marked;
    }

    /** A file with some sections; the level section gets the default level. */
    public static Probe of(String sections) {
        String text = sections.contains("qos-levels\n")
                ? sections.replaceFirst("(?s)qos-levels\n(.*)end-qos-levels\n", DEFAULT_LEVEL.replace("[levels]", "$1"))
                : sections + DEFAULT_LEVEL.replace("[levels]", "");
        return new Probe(text);
    }

    /** A file as it is. */
    public static Probe ofFile(String text) {
        return new Probe(text);
    }

    /** A file with one group, which a rule refers to. */
    public static Probe ofGroup(String entries) {
        return of("port-groups\nport-group\nname: A\n" + entries + "\nend-port-group\nend-port-groups\n"
                + rules("destination: A"));
    }

    /** Rules that give the default level. */
    public static String rules(String... criteria) {
        StringBuilder text = new StringBuilder("qos-match-rules\n");
        for (String rule : criteria) {
            String body = rule.contains("qos-level-name:") ? rule : rule + "\nqos-level-name: DEFAULT";
            text.append(body.startsWith("«") ? "«qos-match-rule»\n" + body.substring(1) : "qos-match-rule\n" + body);
            text.append("\nend-qos-match-rule\n");
        }
        return text + "end-qos-match-rules\n";
    }

    /** The same with a partition file. */
    public Probe partitions(String text) {
        partitions = Optional.of(text);
        return this;
    }

    /** The same with an option file. */
    public Probe options(String text) {
        options = Optional.of(text);
        return this;
    }

    /** The same with {@link #FABRIC}. */
    public Probe fabric() {
        fabric = FABRIC;
        return this;
    }

    /** Checks the file. */
    public CheckedFile check() {
        ProjectFiles files = new ProjectFiles();
        Subnet subnet = new Subnet(
                partitions
                        .map(text -> files.load("partitions.conf", text, new PartitionsLanguage()))
                        .map(file -> PartitionsLowering.lower(file.root(PartitionFile.class))
                                .value()),
                options.map(text -> files.load("opensm.opts", text, new OptionsLanguage()))
                        .map(file -> OptionsLowering.lower(file.root(OptionsFile.class))
                                .value()),
                fabric);
        return Checker.check(files.load("policy", text(), new OpenSmLanguage()), subnet);
    }

    /** Requires that the rule finds the marked text and nothing else, and that OpenSM does what is said. */
    public Finding finds(String code, String severity, Verdict opensm) {
        CheckedFile checked = check();
        List<Finding> found = ofRule(checked, code);
        assertEquals(1, found.size(), () -> checked.findings() + " in " + text());
        Finding finding = found.get(0);
        assertEquals(severity, finding.severity().toString());
        String line = text().lines().skip(finding.line() - 1L).findFirst().orElseThrow();
        assertEquals(
                marked.substring(marked.indexOf('«') + 1, marked.indexOf('»')),
                line.substring(finding.column() - 1, finding.endColumn() - 1));
        assertEquals(opensm, checked.opensm().orElseThrow());
        return finding;
    }

    /** Requires that the rule finds the marked text and nothing else, while OpenSM goes on. */
    public Finding finds(String code, String severity) {
        return finds(code, severity, Verdict.ACCEPTS);
    }

    /** Requires that the rule finds nothing in a file that OpenSM takes. */
    public void isFine(String code) {
        CheckedFile checked = check();
        assertEquals(List.of(), ofRule(checked, code));
        assertEquals(Verdict.ACCEPTS, checked.opensm().orElseThrow());
    }

    private String text() {
        return marked.replace("«", "").replace("»", "");
    }

    private static List<Finding> ofRule(CheckedFile checked, String code) {
        return checked.findings().stream().filter(f -> f.code().equals(code)).toList();
    }

    private static Fabric fabric(String text) {
        try {
            return IbnetdiscoverReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                    .fabric();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
