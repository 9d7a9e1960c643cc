/** Editing services for option files. */
package org.qos.dsl.ide.options;
