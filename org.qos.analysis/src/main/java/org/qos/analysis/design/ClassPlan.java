package org.qos.analysis.design;

/**
 * What a class gets.
 *
 * @param wish the class
 * @param sl its SL
 * @param vl its VL
 */
public record ClassPlan(DesignClass wish, int sl, int vl) {}
