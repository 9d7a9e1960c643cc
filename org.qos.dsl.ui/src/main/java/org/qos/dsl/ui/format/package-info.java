/** Formatting, on request and on save. */
package org.qos.dsl.ui.format;
