/** Commands about the policy in the editor: generate, convert, format. */
package org.qos.dsl.ui.command;
