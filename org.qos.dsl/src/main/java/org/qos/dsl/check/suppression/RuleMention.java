package org.qos.dsl.check.suppression;

import org.eclipse.xtext.util.ITextRegion;

/**
 * Where a comment that silences findings names a rule.
 *
 * @param code what it says, which need not be the code of a rule
 * @param region where that stands
 */
public record RuleMention(String code, ITextRegion region) {}
