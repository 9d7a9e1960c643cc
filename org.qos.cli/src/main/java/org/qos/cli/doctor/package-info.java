/** Whether the installed policy is in force, from the files of OpenSM and its log. */
package org.qos.cli.doctor;
