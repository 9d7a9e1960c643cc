/** Diagnostics as problem markers. */
package org.qos.dsl.ui.marker;
