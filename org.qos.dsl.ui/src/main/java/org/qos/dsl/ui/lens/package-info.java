/** What the language server remarks above lines, as Eclipse's code minings. */
package org.qos.dsl.ui.lens;
