package org.qos.dsl.check.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.check.ApplicationSetting;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.fabric.SubnetState;

/**
 * A file that a rule checks, with the files and the fabric that it is for.
 *
 * @param code the code of the rule
 * @param marked the text, with « and » around what the rule is expected to mark
 * @param language the language of the text
 * @param partitions the partition file, empty when there is none
 * @param options the option file, empty when there is none
 * @param policy the policy in OpenSM syntax that tests are for, empty when there is none
 * @param applications the SLs that applications are set to
 * @param onFabric whether {@link TestFabric#STATE} is given
 * @param mtu the MTU in bytes that the project names
 * @param target the subnet manager that reads the files
 */
public record RuleCase(
        String code,
        String marked,
        Language language,
        Optional<String> partitions,
        Optional<String> options,
        Optional<String> policy,
        List<ApplicationSetting> applications,
        boolean onFabric,
        OptionalInt mtu,
        Target target) {

    /** What ends a line for editors, and for lines and columns of findings. */
    private static final Pattern LINE_END = Pattern.compile("\\r\\n?|\\n");

    /** Rules that report every table, path bit or port name, whatever is wrong with it. */
    private static final Set<String> UBIQUITOUS =
            Set.of("port-name-unresolvable", "qos-setup-ignored", "path-bits-ignored");

    /** The same file with a partition file. */
    public RuleCase withPartitions(String text) {
        return new RuleCase(
                code, marked, language, Optional.of(text), options, policy, applications, onFabric, mtu, target);
    }

    /** The same file with an option file. */
    public RuleCase withOptions(String text) {
        return new RuleCase(
                code, marked, language, partitions, Optional.of(text), policy, applications, onFabric, mtu, target);
    }

    /** The same tests of a policy in OpenSM syntax. */
    public RuleCase ofPolicy(String text) {
        return new RuleCase(
                code, marked, language, partitions, options, Optional.of(text), applications, onFabric, mtu, target);
    }

    /** The same policy where a file sets an application to an SL. */
    public RuleCase withApplication(String variable, int sl) {
        ApplicationSetting setting = new ApplicationSetting("applications.env", 1, variable, sl);
        return new RuleCase(
                code, marked, language, partitions, options, policy, List.of(setting), onFabric, mtu, target);
    }

    /** The same file with {@link TestFabric#STATE}. */
    public RuleCase withFabric() {
        return new RuleCase(code, marked, language, partitions, options, policy, applications, true, mtu, target);
    }

    /** The same file in a project that names the MTU of its links. */
    public RuleCase onLinksOf(int bytes) {
        return new RuleCase(
                code,
                marked,
                language,
                partitions,
                options,
                policy,
                applications,
                onFabric,
                OptionalInt.of(bytes),
                target);
    }

    /** The same file for another subnet manager. */
    public RuleCase readBy(Target other) {
        return new RuleCase(code, marked, language, partitions, options, policy, applications, onFabric, mtu, other);
    }

    /** Requires that the rule reports what is marked and nothing else, and that OpenSM uses the file. */
    public RuleCase reports(Severity... severities) {
        return reports(Verdict.ACCEPTS, severities);
    }

    /** Requires that the rule reports what is marked and nothing else, and that OpenSM does something with the file. */
    public RuleCase reports(Verdict verdict, Severity... severities) {
        CheckedFile checked = check();
        List<Finding> found = ofRule(checked);
        assertEquals(marks(), found.stream().map(this::text).toList(), () -> checked.findings() + " in " + text());
        assertEquals(
                Arrays.asList(severities), found.stream().map(Finding::severity).toList());
        checked.opensm().ifPresent(actual -> assertEquals(verdict, actual));
        return this;
    }

    /** Requires that no other rule reports anything when the file is checked by itself. */
    public RuleCase alone() {
        CheckedFile byItself = Checker.check(new ProjectFiles().load("file", text(), language));
        List<Finding> others = new ArrayList<>(byItself.findings());
        others.removeIf(finding -> finding.code().equals(code) || UBIQUITOUS.contains(finding.code()));
        assertEquals(List.of(), others, this::text);
        return this;
    }

    /** Requires that the messages of the findings contain these texts, in the order of the findings. */
    public RuleCase saying(String... parts) {
        List<String> messages = ofRule(check()).stream().map(Finding::message).toList();
        assertEquals(parts.length, messages.size(), messages::toString);
        for (int i = 0; i < parts.length; i++) {
            String message = messages.get(i);
            String expected = parts[i];
            assertEquals(true, message.contains(expected), () -> message + " does not contain " + expected);
        }
        return this;
    }

    /** Requires that the first finding names other places: for each its message, a colon and the text there. */
    public RuleCase relatesTo(String... places) {
        assertEquals(
                Arrays.asList(places),
                ofRule(check()).get(0).related().stream()
                        .map(place -> place.message() + ": " + text(place.range()))
                        .toList());
        return this;
    }

    /** Requires that the first finding has a request that shows it. */
    public RuleCase shownBy(String request) {
        assertEquals(Optional.of(request), ofRule(check()).get(0).evidence().witness());
        return this;
    }

    /** Requires that the first finding has no request that shows it. */
    public RuleCase shownByNone() {
        assertEquals(Optional.empty(), ofRule(check()).get(0).evidence().witness());
        return this;
    }

    /** Requires that the first finding has these parts of the fabric as subjects. */
    public RuleCase about(String... subjects) {
        assertEquals(Arrays.asList(subjects), ofRule(check()).get(0).evidence().subjects());
        return this;
    }

    /** Requires that the fixes of the findings make another text. */
    public RuleCase fixedTo(String text) {
        assertEquals(Optional.of(text), Fixes.apply(text(), ofRule(check())));
        return this;
    }

    /** Requires that the first finding suggests to make another text, which {@code --fix} does not do. */
    public RuleCase suggests(String text) {
        Finding first = ofRule(check()).get(0);
        assertEquals(Optional.empty(), first.automaticFix());
        assertEquals(Optional.of(text), Fixes.apply(text(), Fixes.chosen(List.of(first))));
        return this;
    }

    /** Requires that no finding has a fix or a suggestion. */
    public RuleCase withoutSuggestion() {
        assertEquals(Optional.empty(), Fixes.apply(text(), Fixes.chosen(ofRule(check()))));
        return this;
    }

    /** Requires that no finding has a fix. */
    public RuleCase withoutFix() {
        assertEquals(Optional.empty(), Fixes.apply(text(), ofRule(check())));
        return this;
    }

    /** Requires that the rule reports nothing, marked or not, and that OpenSM uses the file. */
    public RuleCase accepts() {
        return accepts(Verdict.ACCEPTS);
    }

    /**
     * Requires that the rule reports nothing, marked or not, and that OpenSM does something with the file for other
     * reasons.
     */
    public RuleCase accepts(Verdict verdict) {
        return new RuleCase(code, text(), language, partitions, options, policy, applications, onFabric, mtu, target)
                .reports(verdict);
    }

    /** A rule that throws adds a finding of its own; here none may. */
    private CheckedFile check() {
        ProjectFiles files = new ProjectFiles();
        FabricContext fabricContext = new FabricContext(
                        partitions
                                .map(text -> files.load("partitions.conf", text, new PartitionsLanguage()))
                                .map(file -> PartitionsLowering.lower(file.root(PartitionFile.class))
                                        .value()),
                        false,
                        options.map(text -> files.load("opensm.opts", text, new OptionsLanguage()))
                                .map(file -> OptionsLowering.lower(file.root(OptionsFile.class))
                                        .value()),
                        onFabric ? TestFabric.STATE : SubnetState.UNKNOWN,
                        target,
                        Optional.empty())
                .withMtu(mtu)
                .withApplications(applications);
        Optional<SourceFile> tested = policy.map(text -> files.load("policy", text, new OpenSmLanguage()));
        CheckedFile checked = Checker.check(
                files.load("file", text(), language), fabricContext.testing(TestedPolicies.of(tested, fabricContext)));
        assertEquals(
                List.of(),
                checked.findings().stream()
                        .filter(finding -> CheckedFile.isInternalError(finding.code()))
                        .toList(),
                this::text);
        return checked;
    }

    private List<Finding> ofRule(CheckedFile checked) {
        return checked.findings().stream().filter(f -> f.code().equals(code)).toList();
    }

    private List<String> marks() {
        List<String> marks = new ArrayList<>();
        for (int start = marked.indexOf('«'); start >= 0; start = marked.indexOf('«', start + 1)) {
            marks.add(marked.substring(start + 1, marked.indexOf('»', start)));
        }
        return Collections.unmodifiableList(marks);
    }

    private String text(Finding finding) {
        return text(new SourceRange(finding.line(), finding.column(), finding.endLine(), finding.endColumn()));
    }

    private String text(SourceRange range) {
        return text().substring(offset(range.line(), range.column()), offset(range.endLine(), range.endColumn()));
    }

    private int offset(int line, int column) {
        Matcher lineEnd = LINE_END.matcher(text());
        int start = 0;
        for (int i = 1; i < line && lineEnd.find(); i++) {
            start = lineEnd.end();
        }
        return start + column - 1;
    }

    private String text() {
        return marked.replace("«", "").replace("»", "");
    }
}
