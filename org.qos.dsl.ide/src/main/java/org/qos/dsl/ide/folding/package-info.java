/** What of a document can be folded away. */
package org.qos.dsl.ide.folding;
