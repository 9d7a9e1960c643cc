/** Opening and closing tags that change together. */
package org.qos.dsl.ide.linkedediting;
