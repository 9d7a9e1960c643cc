/**
 * The server as seen by a client that only knows the protocol: JSON-RPC bytes to and from a process, without classes of
 * the server.
 */
package org.qos.dsl.ide.wire;
