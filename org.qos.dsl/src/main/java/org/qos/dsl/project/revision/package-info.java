/** The files of a project as a revision in git has them, read without a checkout. */
package org.qos.dsl.project.revision;
