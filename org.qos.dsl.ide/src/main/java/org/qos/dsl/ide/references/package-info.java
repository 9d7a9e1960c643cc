/** Where the name at the cursor is referred to. */
package org.qos.dsl.ide.references;
