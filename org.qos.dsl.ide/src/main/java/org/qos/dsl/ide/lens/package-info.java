/** Code lenses. */
package org.qos.dsl.ide.lens;
