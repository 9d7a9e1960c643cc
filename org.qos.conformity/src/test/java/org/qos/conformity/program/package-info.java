/** Programming a simulated fabric with OpenSM as master. */
package org.qos.conformity.program;
