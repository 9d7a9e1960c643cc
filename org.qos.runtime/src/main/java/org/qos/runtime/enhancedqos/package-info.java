/** Rate limits of SLs, which NVIDIA's OpenSM reads from its enhanced QoS policy file. */
package org.qos.runtime.enhancedqos;
