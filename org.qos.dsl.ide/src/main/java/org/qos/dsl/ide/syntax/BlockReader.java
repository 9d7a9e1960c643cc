package org.qos.dsl.ide.syntax;

import java.util.List;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Finds the blocks of a document. */
public interface BlockReader {

    /** The outermost blocks, in the order of the text. */
    List<SyntaxBlock> read(DocumentSnapshot snapshot);
}
