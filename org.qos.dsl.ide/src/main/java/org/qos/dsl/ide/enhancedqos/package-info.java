/** Editing services for enhanced QoS policy files. */
package org.qos.dsl.ide.enhancedqos;
