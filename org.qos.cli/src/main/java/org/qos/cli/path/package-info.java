/** How answers to path requests are printed. */
package org.qos.cli.path;
