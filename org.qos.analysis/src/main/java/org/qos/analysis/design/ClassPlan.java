package org.qos.analysis.design;

/**
 * What a class gets.
 *
 * @param requested the class
 * @param sl its SL
 * @param vl its VL
 */
public record ClassPlan(DesignClass requested, int sl, int vl) {}
