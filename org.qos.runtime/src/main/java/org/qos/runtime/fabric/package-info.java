/** A fabric as a snapshot shows it: nodes, ports, links. */
package org.qos.runtime.fabric;
