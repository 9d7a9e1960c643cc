package org.qos.dsl.generator.opensm;

import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.language.CommentSyntax;
import org.qos.runtime.policy.Policy;

/**
 * Writes a policy as the file that OpenSM reads ({@code qos-policy.conf}), such that OpenSM always parses it: it begins
 * with a comment and ends in a newline, because OpenSM's scanner keeps its mode between files; there is one entry per line.
 */
public final class OpenSmPolicyEmitter implements PolicyEmitter {

    @Override
    public String id() {
        return "opensm";
    }

    @Override
    public String title() {
        return "OpenSM syntax";
    }

    @Override
    public CommentSyntax comments() {
        return CommentSyntax.HASH;
    }

    @Override
    public boolean isEnabled(GenerationSettings settings) {
        return true;
    }

    @Override
    public Emission emit(Policy policy, GenerationSettings settings) {
        ConversionLosses losses = settings.losses();
        OpenSmConverter converter = new OpenSmConverter(policy, settings.fabric(), losses);
        String text = OpenSmTemplate.print(converter.convert());
        return Emission.ofPolicy("qos-policy.conf", text, losses, converter.blocks());
    }
}
