package org.qos.dsl.generator.project;

/** Nodes were named, but there is no fabric in which they could be looked up. */
public final class FabricNotKnownException extends ProjectException {

    private static final long serialVersionUID = 1L;

    /** With a message for the user, without a full stop. */
    FabricNotKnownException(String message) {
        super(message);
    }
}
