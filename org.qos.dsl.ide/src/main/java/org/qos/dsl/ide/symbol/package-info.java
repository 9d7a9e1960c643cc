/** Document and workspace symbols. */
package org.qos.dsl.ide.symbol;
