/** The language server in the workbench, and the connection to it. */
package org.qos.dsl.ui.server;
