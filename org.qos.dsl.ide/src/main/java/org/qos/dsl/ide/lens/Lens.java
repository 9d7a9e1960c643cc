package org.qos.dsl.ide.lens;

import java.util.stream.Stream;
import org.qos.dsl.ide.workspace.View;

/** One kind of remark above definitions. Others, such as one about rules that nothing reaches, have their place beside it. */
interface Lens {

    /** The remarks on a document. */
    Stream<Remark> remarks(View view);
}
