package org.qos.dsl.enhancedqos;

import java.util.List;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.language.CommentSyntax;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.LanguageDescription;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage;

/** The enhanced QoS policy file of NVIDIA's OpenSM, which its option {@link #OPTION} names. */
public record EnhancedQosLanguage() implements Language {

    /** The option of NVIDIA's OpenSM with the path of the file. */
    public static final String OPTION = "enhanced_qos_policy_file";

    /** The name of the file beside a policy. */
    public static final String FILE_NAME = "enhanced_qos_policy.conf";

    @Override
    public LanguageDescription description() {
        return new LanguageDescription(
                "enhanced-qos",
                "an enhanced QoS policy file",
                "enhanced-qos",
                "enhancedqos",
                new FileNames(List.of(FILE_NAME), List.of(".enhanced-qos.conf")),
                CommentSyntax.HASH,
                "");
    }

    @Override
    public EClass root() {
        return EnhancedQosPackage.Literals.ENHANCED_QOS_FILE;
    }

    @Override
    public ISetup setup() {
        return new EnhancedQosStandaloneSetup();
    }

    /** OpenSM 3.3 has no such file. */
    @Override
    public boolean isReadByOpenSm() {
        return false;
    }

    @Override
    public boolean isReadByNvidiaOpenSm() {
        return true;
    }

    /** NVIDIA's documentation of the file mentions none. */
    @Override
    public boolean hasDocumentedComments() {
        return false;
    }

    @Override
    public boolean isBegunBy(String start) {
        return start.startsWith(EnhancedQosScanner.NAMES) || start.startsWith(EnhancedQosScanner.RULES);
    }

    @Override
    public boolean endsEntry(ILeafNode last, ILeafNode next) {
        return next.getStartLine() > last.getStartLine();
    }
}
