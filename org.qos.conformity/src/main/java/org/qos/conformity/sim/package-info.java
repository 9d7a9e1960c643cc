/** OpenSM on ibsim, the fabric simulator: started in a scratch directory, swept, checked by its log, always stopped. */
package org.qos.conformity.sim;
