package org.qos.cli;

import org.qos.dsl.check.CheckedFile;

/**
 * A checked file under the name that the user gave it.
 *
 * @param name the name as given
 * @param checked what was found in it
 */
record NamedFile(String name, CheckedFile checked) {}
