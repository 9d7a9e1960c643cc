package org.qos.dsl.generator;

import org.qos.dsl.generator.comment.PolicyComments;
import org.qos.dsl.language.CommentSyntax;
import org.qos.runtime.policy.Policy;

/** Writes policies, so that policies can be converted to its syntax. */
public interface PolicyEmitter extends Emitter {

    /** The name of the syntax on the command line and in the protocol, such as {@code opensm}. */
    String id();

    /** How comments are written in the syntax. */
    CommentSyntax comments();

    /** The same as {@link #emit(Policy, GenerationSettings)}, with the comments that have a place in the output. */
    default Emission emit(Policy policy, PolicyComments comments, GenerationSettings settings) {
        return comments.carriedInto(emit(policy, settings), comments(), policy);
    }

    /** The name of the syntax in messages, such as {@code OpenSM syntax}. */
    String title();
}
