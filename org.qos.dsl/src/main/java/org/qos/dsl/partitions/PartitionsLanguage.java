package org.qos.dsl.partitions;

import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.language.CommentSyntax;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.LanguageDescription;
import org.qos.dsl.model.partitions.PartitionsPackage;

/** OpenSM's partition file. */
public record PartitionsLanguage() implements Language {

    private static final Pattern LIKELY_NAME = Pattern.compile(".*partitions.*\\.conf");

    /** A name with or without a P_Key, then flags or members (OpenSM doc/partition-config.txt). */
    private static final Pattern LIKELY_START =
            Pattern.compile("(?:\\w+\\s*)?=\\s*0x\\p{XDigit}{1,4}\\s*[,:]|\\w+\\s*,\\s*(?:ipoib|defmember)\\b");

    @Override
    public LanguageDescription description() {
        return new LanguageDescription(
                "partitions",
                "a partition file",
                "opensm-partitions",
                "partitions",
                new FileNames(List.of("partitions.conf"), List.of(".partitions.conf")),
                CommentSyntax.HASH,
                "    ");
    }

    @Override
    public EClass root() {
        return PartitionsPackage.Literals.PARTITION_FILE;
    }

    @Override
    public ISetup setup() {
        return new PartitionsStandaloneSetup();
    }

    @Override
    public boolean isLikely(String fileName, String start) {
        return LIKELY_NAME.matcher(fileName).matches()
                || LIKELY_START.matcher(start).lookingAt();
    }

    @Override
    public boolean endsEntry(ILeafNode last, ILeafNode next) {
        return last.getText().equals(";");
    }
}
