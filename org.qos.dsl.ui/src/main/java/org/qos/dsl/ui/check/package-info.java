/** Checks all files of a project with the language server, and keeps the result that their markers show. */
package org.qos.dsl.ui.check;
