/** What is selected next when a selection grows. */
package org.qos.dsl.ide.selection;
