/** What the commands that answer one path request share. */
package org.qos.cli.request;
