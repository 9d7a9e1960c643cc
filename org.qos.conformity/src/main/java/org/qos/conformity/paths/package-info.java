/** Path queries drawn at random, and how OpenSM's answers compare with those of the resolver. */
package org.qos.conformity.paths;
