package org.qos.dsl.check.suppression;

import org.eclipse.xtext.util.ITextRegion;

/**
 * The rule that a suppression names, and its place.
 *
 * @param code the text there, not necessarily the code of a rule
 * @param region the place of that text
 */
public record RuleMention(String code, ITextRegion region) {}
