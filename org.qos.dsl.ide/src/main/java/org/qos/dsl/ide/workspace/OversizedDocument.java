package org.qos.dsl.ide.workspace;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.language.TextTooLong;

/** A document that is too large to be parsed has a single finding, and features treat it as empty. */
final class OversizedDocument {

    private static final String CODE = SyntaxCode.TEXT_TOO_LONG.code();

    private OversizedDocument() {}

    /** Whether a document is too large. */
    static boolean is(Document document) {
        return TextTooLong.is(document.text());
    }

    /** The finding, at the start of the document. */
    static CheckedFile checked(Document document, SourceFile empty) {
        Finding tooLong =
                new Finding(CODE, Severity.ERROR, TextTooLong.message(document.text()), 1, 1, 1, 1, Optional.empty());
        return new CheckedFile(empty, List.of(tooLong));
    }
}
