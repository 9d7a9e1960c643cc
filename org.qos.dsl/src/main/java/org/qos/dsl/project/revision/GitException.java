package org.qos.dsl.project.revision;

import java.io.IOException;

/** What git does not have, or why it cannot be used; the message is for the user. */
public final class GitException extends IOException {

    private static final long serialVersionUID = 1L;

    GitException(String message) {
        super(message);
    }
}
