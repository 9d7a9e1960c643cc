/** What is known of a definition, shown above it. */
package org.qos.dsl.ide.lens;
