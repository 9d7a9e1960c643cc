/** Inlay hints: the meaning of numbers, shown after them. */
package org.qos.dsl.ide.inlay;
