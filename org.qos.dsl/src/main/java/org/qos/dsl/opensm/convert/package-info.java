/** Values of the OpenSM syntax: what its numbers and strings mean, and how they are written. */
package org.qos.dsl.opensm.convert;
