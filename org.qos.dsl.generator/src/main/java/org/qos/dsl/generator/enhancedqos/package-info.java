/** Writes enhanced QoS policy files of NVIDIA's OpenSM. */
package org.qos.dsl.generator.enhancedqos;
