package org.qos.dsl.generator.matcher;

import org.qos.runtime.form.FormKind;

/**
 * A binary form that a generated class has as a constant or, where it is large, reads from a resource next to it.
 *
 * @param resourceName the name of the resource
 * @param bytes the form
 */
record StoredForm(String resourceName, byte[] bytes) {

    /** A string constant has at most 65535 bytes in a class file (JVM specification 4.4.7), and Base64 adds a third. */
    private static final int MAX_CONSTANT = 40_000;

    /** Whether it is a constant. */
    boolean isSmall() {
        return bytes.length <= MAX_CONSTANT;
    }

    /** The checksum by which the class knows its resource, as a literal. */
    String checksum() {
        return String.format("0x%08x", FormKind.checksumOf(bytes));
    }
}
