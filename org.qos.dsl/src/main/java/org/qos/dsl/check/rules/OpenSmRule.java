package org.qos.dsl.check.rules;

import org.qos.dsl.language.Language;

/** A rule about policies in the OpenSM spelling only. */
interface OpenSmRule extends PolicyRule {

    @Override
    default boolean appliesTo(Language language) {
        return language == Language.OPENSM;
    }
}
