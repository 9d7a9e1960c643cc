/** What a language is, how a file tells which one it is in, and a loaded file. */
package org.qos.dsl.language;
