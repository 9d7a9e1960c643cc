/** Editing services for policies in the OpenSM syntax. */
package org.qos.dsl.ide.opensm;
