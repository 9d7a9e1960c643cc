/**
 * Policies compiled for matching: equivalence classes of the values of each field, bit vectors of rules, a table where
 * that is small. Answers what {@link org.qos.runtime.match.ReferenceMatcher} answers.
 */
package org.qos.runtime.match.compiled;
