package org.qos.dsl.opensm.syntax;

import org.eclipse.xtext.nodemodel.INode;

/**
 * A syntax error.
 *
 * @param node the piece of text that is shown as wrong
 * @param code what kind of mistake it is
 * @param message what is wrong and what to do
 */
record Complaint(INode node, SyntaxCode code, String message) {}
