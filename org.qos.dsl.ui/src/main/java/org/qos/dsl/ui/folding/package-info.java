/** Folding of blocks and comments. */
package org.qos.dsl.ui.folding;
