package org.qos.dsl.ide.lens;

import java.util.Optional;
import org.eclipse.xtext.util.ITextRegion;

/**
 * A code lens.
 *
 * @param region what it is about
 * @param text the title
 * @param command executed on click; empty if there is none
 */
record LensItem(ITextRegion region, String text, Optional<LensCommand> command) {}
