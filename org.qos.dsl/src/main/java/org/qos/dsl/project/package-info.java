/** The files of a policy project: their languages, their text, and the resources they are loaded into. */
package org.qos.dsl.project;
