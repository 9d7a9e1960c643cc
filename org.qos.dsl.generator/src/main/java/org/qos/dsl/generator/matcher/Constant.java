package org.qos.dsl.generator.matcher;

/**
 * A constant of a generated class.
 *
 * @param type its Java type
 * @param name its name
 * @param expression its value
 */
record Constant(String type, String name, String expression) {}
