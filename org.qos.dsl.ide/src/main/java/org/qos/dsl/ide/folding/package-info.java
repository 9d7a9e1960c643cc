/** Folding ranges. */
package org.qos.dsl.ide.folding;
