package org.qos.conformity.option;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** Odd values of options, and lines that give one of them to each option. */
final class OddValues {

    /** Empty, unset, quoted, not numbers; then numbers at the limits of each type and option. */
    static final List<String> VALUES = List.of(
            "",
            "(null)",
            "\"\"",
            "\"",
            "junk",
            "-",
            "0x",
            "a b",
            "1,2",
            "1:2,3",
            "1:2:3",
            "0:70000",
            "1:2,,3:4",
            "foo,lash",
            "true",
            "3\0junk",
            "3\rjunk",
            "x".repeat(900),
            "-1",
            "0",
            "2",
            "3",
            "4",
            "7",
            "010",
            "0xf",
            "16",
            "30",
            "31",
            "32",
            "99",
            "254",
            "255",
            "256",
            "65535",
            "65536",
            "2147483648",
            "4294967295",
            "4294967296",
            "18446744073709551615",
            "18446744073709551616");

    /** A port of the machine that OpenSM runs on: OpenSM exits at startup when there is no such port. */
    private static final Set<String> LEFT_OUT = Set.of("guid");

    private OddValues() {}

    /** The lines with which OpenSM starts, as the check says. */
    static List<String> started(String value) {
        return lines(value).filter(line -> verdict(line) == Verdict.ACCEPTS).toList();
    }

    /** The lines with which OpenSM does not start, as the check says. */
    static List<String> notStarted() {
        return VALUES.stream()
                .flatMap(OddValues::lines)
                .filter(line -> verdict(line) != Verdict.ACCEPTS)
                .toList();
    }

    /** The check of an option file. */
    static CheckedFile check(String text) {
        return Checker.check(new ProjectFiles().load("opensm.opts", text, new OptionsLanguage()));
    }

    private static Verdict verdict(String line) {
        return check(line).opensm().orElseThrow();
    }

    private static Stream<String> lines(String value) {
        return KnownOptions.names().stream()
                .filter(name -> !LEFT_OUT.contains(name))
                .map(name -> name + " " + value + "\n");
    }
}
