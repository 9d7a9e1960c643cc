package org.qos.dsl.generator;

import org.qos.dsl.language.CommentSyntax;

/** Writes policies, so that policies can be converted to its syntax. */
public interface PolicyEmitter extends Emitter {

    /** The name of the syntax on the command line and in the protocol, such as {@code opensm}. */
    String id();

    /** How comments are written in the syntax. */
    CommentSyntax comments();

    /** The name of the syntax in messages, such as {@code OpenSM syntax}. */
    String title();
}
