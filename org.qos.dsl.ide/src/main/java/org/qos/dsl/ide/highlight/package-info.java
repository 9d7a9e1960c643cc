/** Document highlights. */
package org.qos.dsl.ide.highlight;
