package org.qos.dsl.ui.presentation;

import java.util.Optional;

/** Semantic colours of the RFC syntax, where keywords are tags. */
public final class RfcSemanticColors extends SemanticColors {

    @Override
    public Optional<PolicyColors> color(String type) {
        return "keyword".equals(type) ? Optional.of(PolicyColors.TAG) : super.color(type);
    }
}
