package org.qos.dsl.ide.hover;

import org.eclipse.xtext.util.ITextRegion;

/**
 * The content of a hover.
 *
 * @param region the text it is about
 * @param markdown the content
 */
public record HoverContent(ITextRegion region, String markdown) {}
