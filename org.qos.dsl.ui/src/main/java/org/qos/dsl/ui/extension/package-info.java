/** Names that {@code plugin.xml} and classes share. */
package org.qos.dsl.ui.extension;
