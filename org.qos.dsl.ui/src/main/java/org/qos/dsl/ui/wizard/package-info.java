/** The wizards for a new policy and for a new project. */
package org.qos.dsl.ui.wizard;
