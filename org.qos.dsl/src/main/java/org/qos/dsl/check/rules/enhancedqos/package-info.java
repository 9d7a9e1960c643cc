/** Rules about enhanced QoS policy files of NVIDIA's OpenSM. What OpenSM does with a file that has errors is not documented. */
package org.qos.dsl.check.rules.enhancedqos;
