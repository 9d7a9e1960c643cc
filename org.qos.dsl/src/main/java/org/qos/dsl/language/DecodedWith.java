package org.qos.dsl.language;

import java.nio.charset.Charset;
import java.util.Optional;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Remembers with which encoding the bytes of a resource were read; absent where an editor had decoded the text. */
public final class DecodedWith extends AdapterImpl {

    private final Charset charset;

    public DecodedWith(Charset charset) {
        this.charset = charset;
    }

    /** The encoding that the resource was read with, when it was read from bytes. */
    public static Optional<Charset> of(Resource resource) {
        return Optional.ofNullable((DecodedWith) EcoreUtil.getAdapter(resource.eAdapters(), DecodedWith.class))
                .map(decoded -> decoded.charset);
    }

    @Override
    public boolean isAdapterForType(Object type) {
        return type == DecodedWith.class;
    }
}
