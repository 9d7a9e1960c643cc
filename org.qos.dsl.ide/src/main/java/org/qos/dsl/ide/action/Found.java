package org.qos.dsl.ide.action;

import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Finding;

/**
 * A finding as the server and as the client see it.
 *
 * @param finding what was found
 * @param diagnostic the same in the words of the protocol
 */
record Found(Finding finding, Diagnostic diagnostic) {}
