/** Quick fixes and other code actions. */
package org.qos.dsl.ui.fix;
