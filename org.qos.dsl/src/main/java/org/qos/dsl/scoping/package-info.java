/** What a name in a policy refers to, and what may have been meant when it refers to nothing; for both policy syntaxes. */
package org.qos.dsl.scoping;
