package org.qos.dsl.project.settings;

import java.util.List;
import java.util.function.Supplier;

/**
 * What the values of a YAML file depend on.
 *
 * @param file the file, as far as it could be read
 * @param groups finds the port groups of the policies of its project
 */
public record FormContext(Yaml file, Supplier<List<Choice>> groups) {}
