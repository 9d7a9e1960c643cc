/** Marks the occurrences of the name at the cursor. */
package org.qos.dsl.ui.occurrence;
