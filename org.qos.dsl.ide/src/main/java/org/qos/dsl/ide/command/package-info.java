/** What a client has the server do with a policy: explain a request, convert, generate. */
package org.qos.dsl.ide.command;
