/**
 * Files made from the values of a policy. Each output has an emitter in a package of its own: first the policy is
 * fitted to what the output can express, naming every {@link org.qos.dsl.generator.ConversionLoss}, then a template prints it.
 */
package org.qos.dsl.generator;
