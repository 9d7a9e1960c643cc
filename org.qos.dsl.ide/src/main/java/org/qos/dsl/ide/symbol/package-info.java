/** What is in a document, and in all documents, for outlines and searches. */
package org.qos.dsl.ide.symbol;
