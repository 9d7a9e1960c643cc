package org.qos.dsl.partitions;

import java.util.List;
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
    public boolean endsEntry(ILeafNode last, ILeafNode next) {
        return last.getText().equals(";");
    }
}
