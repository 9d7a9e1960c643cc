package org.qos.dsl.ide.lens;

import java.util.stream.Stream;
import org.qos.dsl.ide.workspace.View;

/**
 * One kind of remark. A new kind is a class that {@link CodeLenses} lists. It is asked after every letter, and so tells what is
 * known at once; what takes long to find out comes from a check, as that of {@link ShadowedBy} does.
 */
interface Lens {

    /** The remarks on a document. */
    Stream<Remark> remarks(View view);
}
