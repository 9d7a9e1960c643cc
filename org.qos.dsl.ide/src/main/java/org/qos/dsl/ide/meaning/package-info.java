/** What the values of a document mean, in words: codes in their units, groups as ports, SLs as lanes and shares. */
package org.qos.dsl.ide.meaning;
