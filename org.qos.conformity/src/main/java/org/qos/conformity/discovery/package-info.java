/** Discoveries of a simulated subnet beside those of the programs of infiniband-diags. */
package org.qos.conformity.discovery;
