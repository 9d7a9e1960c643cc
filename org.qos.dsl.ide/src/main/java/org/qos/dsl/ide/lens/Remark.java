package org.qos.dsl.ide.lens;

import org.eclipse.xtext.util.ITextRegion;

/**
 * A remark on something that a document defines.
 *
 * @param region what it is about
 * @param text the remark, in a few words
 */
record Remark(ITextRegion region, String text) {}
