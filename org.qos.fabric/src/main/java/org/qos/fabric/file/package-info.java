/** Reading the files that users name, so that no file can hold a program up or fill its memory. */
package org.qos.fabric.file;
