package org.qos.dsl.generator.project;

/** What was said about a site does not fit its fabric, or itself. */
public class ProjectException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With a message for the user, without a full stop. */
    ProjectException(String message) {
        super(message);
    }
}
