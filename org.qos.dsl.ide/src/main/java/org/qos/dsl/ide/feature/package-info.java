/** The features of the server: the LSP request of each, the interfaces of its handler, and its capability. */
package org.qos.dsl.ide.feature;
