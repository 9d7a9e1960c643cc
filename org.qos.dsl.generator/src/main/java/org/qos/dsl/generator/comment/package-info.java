/** The comments of a policy, which conversions carry over. */
package org.qos.dsl.generator.comment;
