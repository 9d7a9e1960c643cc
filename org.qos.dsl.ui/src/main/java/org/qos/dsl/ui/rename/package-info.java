/** Renaming across files, with a preview; the names of files that are renamed or moved. */
package org.qos.dsl.ui.rename;
