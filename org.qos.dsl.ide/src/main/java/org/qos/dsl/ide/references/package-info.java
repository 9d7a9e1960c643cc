/** Find references. */
package org.qos.dsl.ide.references;
