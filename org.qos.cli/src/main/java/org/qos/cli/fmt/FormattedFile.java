package org.qos.cli.fmt;

import java.nio.charset.Charset;
import java.nio.file.Path;
import org.qos.dsl.format.Formatted;

/**
 * A file and what formatting made of it.
 *
 * @param name the name that the user gave it
 * @param path where it is
 * @param formatted its text before and after
 * @param charset how its bytes were read
 */
public record FormattedFile(String name, Path path, Formatted formatted, Charset charset) {}
