/** How generated texts become files: all of them or none, and only where something changed. */
package org.qos.dsl.generator.output;
