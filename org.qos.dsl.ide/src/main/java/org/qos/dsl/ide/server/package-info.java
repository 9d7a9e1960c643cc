/**
 * The language server as a program of its own: what editors that speak the Language Server Protocol start.
 */
package org.qos.dsl.ide.server;
