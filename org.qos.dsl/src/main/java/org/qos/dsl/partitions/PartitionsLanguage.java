package org.qos.dsl.partitions;

import java.util.List;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.language.CommentSyntax;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.partitions.PartitionsPackage;

/** OpenSM's partition file. */
public record PartitionsLanguage() implements Language {

    @Override
    public String id() {
        return "partitions";
    }

    @Override
    public String kind() {
        return "a partition file";
    }

    @Override
    public String lspId() {
        return "opensm-partitions";
    }

    @Override
    public String extension() {
        return "partitions";
    }

    @Override
    public FileNames fileNames() {
        return new FileNames(List.of("partitions.conf"), List.of(".partitions.conf"));
    }

    @Override
    public CommentSyntax comments() {
        return CommentSyntax.HASH;
    }

    @Override
    public String indentation() {
        return "    ";
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
