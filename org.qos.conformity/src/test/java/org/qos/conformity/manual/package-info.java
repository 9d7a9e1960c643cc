/** The commands that the pages of the manual show, run in a shell as a reader would. */
package org.qos.conformity.manual;
