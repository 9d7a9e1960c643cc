/** The option file that OpenSM reads, from which it takes the SL2VL and VL arbitration tables. */
package org.qos.dsl.generator.options;
