/** Texts: the languages, the project file, descriptions of traffic, requests. */
package org.qos.fuzzing.language;
