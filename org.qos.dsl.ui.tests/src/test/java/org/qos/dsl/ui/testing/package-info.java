/** Fixtures: projects, editors, views, dialogs and screenshots of the workbench. */
package org.qos.dsl.ui.testing;
