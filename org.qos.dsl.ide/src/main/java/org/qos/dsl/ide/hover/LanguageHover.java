package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Hover for what only one language has, besides the values that several languages have. */
@FunctionalInterface
public interface LanguageHover {

    /** The content at an offset in a document of the language; empty where there is nothing to explain. */
    Optional<HoverContent> at(DocumentSnapshot snapshot, int offset);
}
