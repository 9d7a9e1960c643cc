/** What a language is, how the language of a file is detected, and a loaded file. */
package org.qos.dsl.language;
