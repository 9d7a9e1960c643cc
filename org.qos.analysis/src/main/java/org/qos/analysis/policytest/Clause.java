package org.qos.analysis.policytest;

/**
 * One clause of an expectation.
 *
 * @param claim what it says
 * @param negated whether the claim is to be false
 * @param text the clause as it is written, in one line
 */
public record Clause(Claim claim, boolean negated, String text) {}
