/** The language server that runs inside the workbench, and what it tells the editor. */
package org.qos.dsl.ui.server;
