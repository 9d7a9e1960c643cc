/** Rules about policies with the partition file and the option file that they are used with, one class for each. */
package org.qos.dsl.check.rules.subnet;
