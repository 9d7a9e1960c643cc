/** Options that several commands have. */
package org.qos.cli.option;
