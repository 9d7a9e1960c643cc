package org.qos.dsl.ui.navigate;

import java.net.URI;
import java.nio.file.Path;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.qos.dsl.ui.document.FileUris;

/** The labels of files and lines in the Search view. */
final class ReferenceLabels extends LabelProvider {

    @Override
    public String getText(Object element) {
        return element instanceof ReferenceLine line ? line.line() + ": " + line.text() : file((String) element);
    }

    /** The path in the workspace; outside, the path in the file system. */
    private static String file(String uri) {
        return FileUris.files(uri).stream()
                .findFirst()
                .map(file -> file.getFullPath().makeRelative().toString())
                .orElseGet(() -> Path.of(URI.create(uri)).toString());
    }

    @Override
    public Image getImage(Object element) {
        return element instanceof String
                ? PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJ_FILE)
                : null;
    }
}
