/** The view that explains which level a request gets, and follows the editor. */
package org.qos.dsl.ui.explanation;
