/**
 * A policy project as a whole: its files are loaded together, each in its language, and then checked or formatted. What
 * commands and servers call.
 */
package org.qos.dsl.project;
