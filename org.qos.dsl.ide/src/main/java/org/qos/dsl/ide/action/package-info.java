/** Code actions: fixes of findings, missing definitions, suppressions, other syntax for the same meaning. */
package org.qos.dsl.ide.action;
