package org.qos.dsl.check;

import org.qos.dsl.language.SourceRange;

/**
 * Another place of the same file that a finding is about.
 *
 * @param range the place
 * @param message what is there, such as the first definition of a name
 */
public record RelatedPlace(SourceRange range, String message) {}
