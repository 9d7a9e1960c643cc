package org.qos.dsl.check;

import org.eclipse.xtext.util.ITextRegion;

/**
 * Another part of the same text that a violation is about.
 *
 * @param region the part
 * @param message what is there, such as the first definition of a name
 */
public record RelatedRegion(ITextRegion region, String message) {}
