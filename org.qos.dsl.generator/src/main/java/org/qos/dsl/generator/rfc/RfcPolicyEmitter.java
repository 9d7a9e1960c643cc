package org.qos.dsl.generator.rfc;

import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.language.CommentSyntax;
import org.qos.runtime.policy.Policy;

/** Writes a policy in the RFC syntax, with the tags of 2007 and in UTF-8. */
public final class RfcPolicyEmitter implements PolicyEmitter {

    @Override
    public String id() {
        return "rfc";
    }

    @Override
    public String title() {
        return "RFC syntax";
    }

    @Override
    public CommentSyntax comments() {
        return CommentSyntax.XML;
    }

    @Override
    public boolean isEnabled(GenerationSettings settings) {
        return false;
    }

    @Override
    public Emission emit(Policy policy, GenerationSettings settings) {
        ConversionLosses losses = settings.losses();
        RfcConverter converter = new RfcConverter(policy, settings.fabric(), losses);
        String text = RfcTemplate.print(converter.convert());
        return Emission.ofPolicy("qos-policy.xml", text, losses, converter.blocks());
    }
}
