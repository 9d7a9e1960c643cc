/** Where OpenSM's files are generated: the settings of a project, the folder of each policy, and what is in these folders. */
package org.qos.dsl.ui.output;
