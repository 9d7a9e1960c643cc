/** Navigation to definitions and references. */
package org.qos.dsl.ui.navigate;
