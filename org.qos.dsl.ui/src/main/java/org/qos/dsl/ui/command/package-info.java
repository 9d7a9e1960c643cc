/** Commands about the policy in the editor: explain a request, generate, convert, format. */
package org.qos.dsl.ui.command;
