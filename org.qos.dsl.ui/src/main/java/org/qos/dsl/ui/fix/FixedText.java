package org.qos.dsl.ui.fix;

import java.util.Optional;
import org.eclipse.jface.text.IDocument;

/** The text that a fix changes, as it was when the fix was requested. */
interface FixedText {

    /** Its URI in the server. */
    String uri();

    /** Whether it is the same as at the time of the request. */
    boolean isCurrent();

    /** The document to change; empty if it cannot be opened. Called in the UI thread. */
    Optional<IDocument> document();
}
