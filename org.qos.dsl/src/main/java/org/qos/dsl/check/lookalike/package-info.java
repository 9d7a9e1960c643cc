/** Characters that look like a character of a language, which mails, word processors and web pages write in its place. */
package org.qos.dsl.check.lookalike;
