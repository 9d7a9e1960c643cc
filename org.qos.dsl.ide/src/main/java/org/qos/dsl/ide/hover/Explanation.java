package org.qos.dsl.ide.hover;

import org.eclipse.xtext.util.ITextRegion;

/**
 * Something explained.
 *
 * @param region what is explained
 * @param markdown the explanation
 */
record Explanation(ITextRegion region, String markdown) {}
