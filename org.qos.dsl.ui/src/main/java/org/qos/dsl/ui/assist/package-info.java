/** Content assist and hovers. */
package org.qos.dsl.ui.assist;
