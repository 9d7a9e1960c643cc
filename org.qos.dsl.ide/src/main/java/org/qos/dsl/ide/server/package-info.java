/** The language server as a program, which LSP editors start. */
package org.qos.dsl.ide.server;
