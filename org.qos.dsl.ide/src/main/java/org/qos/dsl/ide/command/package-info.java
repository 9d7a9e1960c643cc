/** The commands of {@code workspace/executeCommand}: explain a request, convert, generate. */
package org.qos.dsl.ide.command;
