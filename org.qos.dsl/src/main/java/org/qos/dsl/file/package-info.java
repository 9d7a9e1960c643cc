/** Writing files so that whoever reads one sees its old or its new content. */
package org.qos.dsl.file;
