/** The other places of a document where the name at the cursor stands. */
package org.qos.dsl.ide.highlight;
