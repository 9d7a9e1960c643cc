/** What can be done about the text at the cursor: fixes of findings, what is missing, other ways to say the same. */
package org.qos.dsl.ide.action;
