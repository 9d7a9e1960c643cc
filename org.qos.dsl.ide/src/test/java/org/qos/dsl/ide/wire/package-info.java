/** The server as a client sees it that knows the protocol alone: bytes of JSON-RPC to and from a process, no class of ours. */
package org.qos.dsl.ide.wire;
