/** Formatting in the style of the languages: of documents, of what is selected, and of the line that is typed. */
package org.qos.dsl.ide.format;
