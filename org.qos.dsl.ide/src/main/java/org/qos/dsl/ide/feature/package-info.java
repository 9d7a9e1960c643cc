/** What a feature of the server is: an answer to one request of the protocol, announced in the server's capabilities. */
package org.qos.dsl.ide.feature;
