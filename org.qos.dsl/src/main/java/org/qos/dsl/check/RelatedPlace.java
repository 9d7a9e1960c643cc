package org.qos.dsl.check;

import java.util.Optional;
import org.qos.dsl.language.SourceRange;

/**
 * Another place that a finding is about.
 *
 * @param uri the URI of another file; empty for a place of the file of the finding
 * @param range the place
 * @param message what is there, such as the first definition of a name
 */
public record RelatedPlace(Optional<String> uri, SourceRange range, String message) {

    /** A place of the file of the finding. */
    public RelatedPlace(SourceRange range, String message) {
        this(Optional.empty(), range, message);
    }
}
