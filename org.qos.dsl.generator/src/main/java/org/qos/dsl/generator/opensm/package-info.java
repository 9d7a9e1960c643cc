/** The policy file that OpenSM reads. */
package org.qos.dsl.generator.opensm;
