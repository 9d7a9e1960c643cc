/** What binds scanners written by hand to the parsers that complete text. */
package org.qos.dsl.scanner.ide;
