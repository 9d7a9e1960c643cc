/** Selection ranges. */
package org.qos.dsl.ide.selection;
