/** Preferences of the editor. */
package org.qos.dsl.ui.preferences;
