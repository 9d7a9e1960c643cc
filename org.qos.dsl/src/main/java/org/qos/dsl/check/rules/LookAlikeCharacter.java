package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.MultiLanguageRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.lookalike.LookAlikeConsequences;
import org.qos.dsl.check.lookalike.LookAlikeFix;
import org.qos.dsl.check.lookalike.LookAlikeMessage;
import org.qos.dsl.check.lookalike.LookAlikePlaces;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policytest.PolicyTestFile;

/**
 * Spaces and quotes are ASCII characters (osm_qos_parser_l.l, osm_subnet.c:osm_subn_parse_conf_file,
 * osm_prtn_config.c:parse_part_conf); the bytes of all other characters are parts of words.
 */
@AutoService(Rule.class)
public final class LookAlikeCharacter implements MultiLanguageRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        LookAlikeConsequences.CODE,
                        Category.SUSPICIOUS,
                        "a character that looks like a space, a quote or a hyphen, or is invisible")
                .fix(
                        "writes spaces, in the OpenSM syntax also quotes around values, where the file has no other such character");
    }

    @Override
    public List<Class<? extends EObject>> roots() {
        return List.of(PolicyFile.class, PartitionFile.class, OptionsFile.class, PolicyTestFile.class);
    }

    @Override
    public void check(EObject file, Consumer<RuleViolation> violations) {
        List<LookAlikePlaces> kinds = LookAlikePlaces.in(file);
        for (LookAlikePlaces places : kinds) {
            Language language = Language.of(file.eResource());
            violations.accept(RuleViolation.at(
                            file,
                            new TextRegion(places.first(), 1),
                            LookAlikeMessage.of(places, language, Optional.empty()))
                    .fixedBy(LookAlikeFix.of(places, language, kinds.size() == 1)));
        }
    }
}
