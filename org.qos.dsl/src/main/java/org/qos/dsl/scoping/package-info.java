/** What a name in a policy refers to, and similar names when it refers to nothing; for both policy syntaxes. */
package org.qos.dsl.scoping;
