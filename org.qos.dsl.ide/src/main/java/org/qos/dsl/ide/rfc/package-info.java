/** Editing services for policies in the RFC syntax. */
package org.qos.dsl.ide.rfc;
