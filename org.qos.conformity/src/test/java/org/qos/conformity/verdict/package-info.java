/** What the check says OpenSM will do with a policy, against what it does. */
package org.qos.conformity.verdict;
