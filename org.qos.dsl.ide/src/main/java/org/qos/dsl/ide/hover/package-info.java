/** Hover. */
package org.qos.dsl.ide.hover;
