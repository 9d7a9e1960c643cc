package org.qos.dsl.project;

import java.nio.file.Path;
import org.qos.dsl.language.Language;

/**
 * A file that a command will probably read first.
 *
 * @param path where it is; it need not exist
 * @param language the language of its name
 */
public record FirstFile(Path path, Language language) {}
