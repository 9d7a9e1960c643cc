package org.qos.dsl.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SourceFile;

/**
 * A file with all that was found in it. What the author silences or grades down is not reported, but stays true: OpenSM
 * does the same with the file, and its meaning is as doubtful.
 *
 * @param source the file
 * @param found all that was found, in the order of the text
 * @param findings what is reported of it, in the order of the text
 * @param target the subnet manager that it is for
 */
public record CheckedFile(SourceFile source, List<Finding> found, List<Finding> findings, Target target) {

    /** Copies the lists. */
    public CheckedFile {
        found = List.copyOf(found);
        findings = List.copyOf(findings);
    }

    /** A file for OpenSM 3.3 of which everything found is reported. */
    public CheckedFile(SourceFile source, List<Finding> findings) {
        this(source, findings, findings, Target.OPENSM_3_3);
    }

    /** The same file of which something else is reported. */
    public CheckedFile reporting(List<Finding> reported) {
        return new CheckedFile(source, found, reported, target);
    }

    /** Whether a code is that of a rule which failed, which says nothing about the file. */
    public static boolean isInternalError(String code) {
        return RuleFindings.INTERNAL_ERROR.equals(code);
    }

    /** Whether something is provably wrong, so that the file's meaning cannot be relied on. */
    public boolean hasErrors() {
        return !errors().isEmpty();
    }

    /** What is provably wrong, silenced or not. */
    public List<Finding> errors() {
        return found.stream().filter(f -> f.severity() == Severity.ERROR).toList();
    }

    /**
     * What keeps tools from relying on the meaning of the file, suppressed or not: errors, and numbers without a meaning in
     * tables and path bits, which are only warnings in OpenSM syntax because OpenSM never reads them again.
     */
    public List<Finding> blockingFindings() {
        return found.stream()
                .filter(f ->
                        f.severity() == Severity.ERROR || FindingCodes.has(f.code(), FindingTrait.MEANINGLESS_VALUE))
                .toList();
    }

    /**
     * What OpenSM will do with the file, by the first cause that it meets; absent for a language that OpenSM does not read.
     * What NVIDIA's 5.x does nobody outside has seen.
     */
    public Optional<Verdict> opensm() {
        return source.language().isReadByOpenSm()
                ? Optional.of(target == Target.MLNX_5 ? Verdict.DEPENDS : ofOpenSm33())
                : Optional.empty();
    }

    private Verdict ofOpenSm33() {
        return found.stream()
                .sorted(Comparator.comparing(finding -> FindingCodes.has(finding.code(), FindingTrait.FOUND_AT_END)))
                .flatMap(finding -> finding.opensm().stream())
                .reduce(Verdict.ACCEPTS, Verdict::then);
    }
}
