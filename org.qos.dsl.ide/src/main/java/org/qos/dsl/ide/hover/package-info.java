/** Hover: what stands at the cursor, explained. */
package org.qos.dsl.ide.hover;
