/** Reading the files that users name, so that none blocks a program or fills its memory, and writing files as a whole. */
package org.qos.fabric.file;
