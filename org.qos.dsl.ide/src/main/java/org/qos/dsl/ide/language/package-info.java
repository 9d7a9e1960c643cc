/** The editing services that each language registers for the features of the server. */
package org.qos.dsl.ide.language;
