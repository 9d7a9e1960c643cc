/** Values of the OpenSM spelling: what its numbers and strings mean, and how they are written. */
package org.qos.dsl.opensm.convert;
