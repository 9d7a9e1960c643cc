/** First projects for a site: a policy and its partitions from a preset, and tests that state what a policy does today. */
package org.qos.dsl.generator.project;
