/** Which rules can never decide a request, because of an earlier rule or of themselves? */
package org.qos.analysis.shadowing;
