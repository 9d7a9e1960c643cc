/** The features of the server that help to write and read; what runs and checks is beside them. */
package org.qos.dsl.ide;
