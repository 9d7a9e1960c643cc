/** Renaming across files, with a preview. */
package org.qos.dsl.ui.rename;
