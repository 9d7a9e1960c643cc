/** What the page of {@code qos report} is made from. */
package org.qos.cli.sitereport;
