/** The started workbench as the tests see it: projects, editors, findings, pictures of the screen. */
package org.qos.dsl.ui.workbench;
