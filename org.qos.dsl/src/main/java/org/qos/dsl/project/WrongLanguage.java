package org.qos.dsl.project;

import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.language.SyntaxCode;
import org.qos.runtime.policy.PolicySyntax;

/** Reports a policy that is read in another language once, instead of an error in each line. */
final class WrongLanguage {

    private static final String CODE = SyntaxCode.WRONG_LANGUAGE.code();

    private WrongLanguage() {}

    /** The file with this error alone, when it clearly is a policy in another language than the one it was read in. */
    static Optional<CheckedFile> in(CheckedFile checked) {
        SourceFile source = checked.source();
        return Language.byContent(source.nodes().getText())
                .filter(language -> !language.equals(source.language()) && cannotBeRead(checked))
                .map(language -> new Finding(
                        CODE,
                        Severity.ERROR,
                        "this looks like " + language.kind() + ", but is read as "
                                + source.language().kind()
                                + "; " + advice(language, source),
                        SourceRange.of(source, 0, 0),
                        checked.opensm(),
                        Optional.empty()))
                .map(checked::reportingOnly);
    }

    /** What to do; a file whose name fits its language is in the place of another one. */
    private static String advice(Language language, SourceFile source) {
        String fileName = source.resource().getURI().lastSegment();
        if (!language.claims(fileName)) {
            return "name it " + names(language) + ", or use --language " + language.id() + " where the command has it";
        }
        if (source.language().is(PolicySyntax.OPENSM)) {
            return "name the file that 'qos generate' or 'qos convert --to opensm' writes from it, which OpenSM reads";
        }
        return "name " + source.language().kind() + " in its place: " + names(source.language());
    }

    private static String names(Language language) {
        return language.fileNames().globs().collect(Collectors.joining(" or "));
    }

    /**
     * Whether there is text that the language does not have; an option file accepts any line, so unknown options count
     * there.
     */
    private static boolean cannotBeRead(CheckedFile checked) {
        return checked.found().stream()
                .anyMatch(finding -> Rules.byCode(finding.code()).isEmpty()
                        || !checked.source().language().isPolicy() && finding.line() <= FIRST_LINES);
    }

    private static final int FIRST_LINES = 10;
}
