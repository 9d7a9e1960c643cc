/** Rename: of symbols in all documents that refer to them, and of files. */
package org.qos.dsl.ide.rename;
