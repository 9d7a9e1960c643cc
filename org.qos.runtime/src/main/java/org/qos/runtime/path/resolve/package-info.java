/**
 * Answers requests for paths as a subnet administration does: walks the forwarding tables, applies the level that the
 * policy gives and chooses SL, MTU, rate, packet lifetime and P_Key, or says why there is no path.
 */
package org.qos.runtime.path.resolve;
