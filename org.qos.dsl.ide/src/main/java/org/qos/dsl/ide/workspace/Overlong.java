package org.qos.dsl.ide.workspace;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.TextTooLong;

/** A document that is too long to be read has this one mistake, and to features it is empty. */
final class Overlong {

    private static final String CODE = "text-too-long";

    private Overlong() {}

    /** Whether a document is not read. */
    static boolean is(Document document) {
        return TextTooLong.is(document.text());
    }

    /** The mistake, at the beginning. */
    static CheckedFile checked(Document document, SourceFile empty) {
        Finding tooLong =
                new Finding(CODE, Severity.ERROR, TextTooLong.message(document.text()), 1, 1, 1, 1, Optional.empty());
        return new CheckedFile(empty, List.of(tooLong));
    }
}
