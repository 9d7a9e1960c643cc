package org.qos.dsl.ide.lens;

import java.util.Optional;
import org.eclipse.xtext.util.ITextRegion;

/**
 * A remark on something in a document.
 *
 * @param region what it is about
 * @param text the remark, in a few words
 * @param click what is done when it is clicked; empty where nothing is
 */
record Remark(ITextRegion region, String text, Optional<Click> click) {}
