/** Document links. */
package org.qos.dsl.ide.link;
