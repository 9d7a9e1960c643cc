/** Path queries drawn at random, what a matcher and the P_Key tables let expect, and how OpenSM's answers compare. */
package org.qos.conformity.paths;
