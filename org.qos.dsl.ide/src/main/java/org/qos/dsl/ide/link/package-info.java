/** Names of files in a document that can be followed. */
package org.qos.dsl.ide.link;
