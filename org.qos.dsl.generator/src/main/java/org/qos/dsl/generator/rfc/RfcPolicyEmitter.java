package org.qos.dsl.generator.rfc;

import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.PolicyEmitter;
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
    public boolean isEnabled(GenerationSettings settings) {
        return false;
    }

    @Override
    public Emission emit(Policy policy, GenerationSettings settings) {
        ConversionLosses losses = new ConversionLosses();
        Policy converted = new RfcConverter(policy, settings.fabric(), losses).convert();
        return Emission.ofText("qos-policy.xml", RfcTemplate.print(converted), losses);
    }
}
