/** What {@code plugin.xml} and the classes of the editor have to agree on. */
package org.qos.dsl.ui.extension;
