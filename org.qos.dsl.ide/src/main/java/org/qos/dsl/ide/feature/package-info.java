/** The interface of the server's features: each handles one LSP request and registers its capability. */
package org.qos.dsl.ide.feature;
