/** The view that explains which level a request gets, and follows the editor; the dialog that asks for the request. */
package org.qos.dsl.ui.explanation;
