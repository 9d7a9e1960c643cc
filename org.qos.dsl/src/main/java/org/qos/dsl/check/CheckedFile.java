package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.language.SourceFile;

/**
 * A file with all its findings. Findings that the author suppresses or downgrades are not reported, but still hold:
 * OpenSM does the same with the file, and its meaning is just as uncertain.
 *
 * @param source the file
 * @param found all findings, in the order of the text
 * @param findings the reported findings, in the order of the text
 * @param target the subnet manager that reads it
 */
public record CheckedFile(SourceFile source, List<Finding> found, List<Finding> findings, Target target) {

    /** Copies the lists. */
    public CheckedFile {
        found = List.copyOf(found);
        findings = List.copyOf(findings);
    }

    /** A file for OpenSM 3.3 whose findings are all reported. */
    public CheckedFile(SourceFile source, List<Finding> findings) {
        this(source, findings, findings, Target.OPENSM_3_3);
    }

    /** The same file with other reported findings. */
    public CheckedFile reporting(List<Finding> reported) {
        return new CheckedFile(source, found, reported, target);
    }

    /** The same file with one finding, which stands for all that it causes. */
    public CheckedFile reportingOnly(Finding cause) {
        return new CheckedFile(source, List.of(cause), List.of(cause), target);
    }

    /** Whether a code is that of a rule that failed, which is not a finding about the file. */
    public static boolean isInternalError(String code) {
        return RuleFindings.INTERNAL_ERROR.equals(code);
    }

    /** Whether there are errors, so that the meaning of the file is not reliable. */
    public boolean hasErrors() {
        return !errors().isEmpty();
    }

    /** The findings that are errors, suppressed or not; tools do not rely on the meaning of a file with one. */
    public List<Finding> errors() {
        return found.stream().filter(Finding::isBlocking).toList();
    }

    /**
     * What OpenSM will do with the file, by the first cause that it reaches; absent for a language that OpenSM does
     * not read. The behaviour of NVIDIA's 5.x is not known.
     */
    public Optional<Verdict> opensm() {
        if (target == Target.MLNX_5) {
            return source.language().isReadByNvidiaOpenSm() ? Optional.of(Verdict.DEPENDS) : Optional.empty();
        }
        return source.language().isReadByOpenSm() ? Optional.of(ofOpenSm33()) : Optional.empty();
    }

    private Verdict ofOpenSm33() {
        Verdict verdict = Verdict.ACCEPTS;
        for (Finding cause : ReadingOrder.causes(source, found)) {
            Verdict one = cause.opensm().orElseThrow();
            verdict = verdict.then(one);
            boolean mayCrash = one == Verdict.DEPENDS && cause.severity() == Severity.ERROR;
            if (mayCrash || one.compareTo(Verdict.REJECTS) >= 0) {
                return verdict;
            }
        }
        return verdict;
    }
}
