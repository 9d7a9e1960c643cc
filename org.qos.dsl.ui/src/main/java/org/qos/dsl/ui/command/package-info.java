/** Commands about the policy in the editor: explain a request, generate, convert. */
package org.qos.dsl.ui.command;
