/** The outline of a document. */
package org.qos.dsl.ui.outline;
