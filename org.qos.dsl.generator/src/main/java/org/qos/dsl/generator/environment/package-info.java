/** Settings by which applications use the levels of a policy without a question to the subnet administration. */
package org.qos.dsl.generator.environment;
