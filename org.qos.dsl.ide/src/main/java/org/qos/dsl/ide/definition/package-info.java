/** Where the name at the cursor is given. */
package org.qos.dsl.ide.definition;
