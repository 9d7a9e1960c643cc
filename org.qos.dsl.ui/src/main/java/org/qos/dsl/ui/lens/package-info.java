/** Code lenses as Eclipse code minings. */
package org.qos.dsl.ui.lens;
