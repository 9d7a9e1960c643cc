/** Linked editing of opening and closing tags. */
package org.qos.dsl.ide.linkedediting;
