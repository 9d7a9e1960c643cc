/** What does the plan of the tables of a fabric say, in sentences and paragraphs for people? */
package org.qos.analysis.setup;
