package org.qos.dsl.ui.testrun;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceProxy;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IWorkingSet;
import org.qos.dsl.ui.document.LocalFile;

/** The files with tests among what a user selects; also reports to {@code plugin.xml} whether there are any. */
public final class SelectedTests extends PropertyTester {

    private static final String SUFFIX = ".qostest";

    /**
     * The files among selected objects, which may be outside of all projects, and in selected folders, projects and
     * working sets; derived files are left out.
     */
    static List<LocalFile> among(Iterable<?> selected) {
        List<LocalFile> found = new ArrayList<>();
        for (Object each : selected) {
            IResource resource = Adapters.adapt(each, IResource.class);
            if (resource != null) {
                List<IFile> files = new ArrayList<>();
                collect(resource, files, false);
                files.stream().map(LocalFile::of).flatMap(Optional::stream).forEach(found::add);
            } else if (each instanceof IWorkingSet set) {
                found.addAll(among(List.of(set.getElements())));
            } else if (each instanceof IEditorInput outside && isTests(outside.getName())) {
                LocalFile.of(outside).ifPresent(found::add);
            }
        }
        return found.stream().distinct().toList();
    }

    private static boolean isTests(String name) {
        return name.endsWith(SUFFIX);
    }

    private static void collect(IResource resource, List<IFile> found, boolean oneIsEnough) {
        if (resource instanceof IFile file && isTests(file.getName())) {
            found.add(file);
        } else if (resource instanceof IContainer container && container.isAccessible()) {
            try {
                container.accept(part -> visit(part, found, oneIsEnough), IResource.NONE);
            } catch (CoreException gone) {
                // so are its files
            }
        }
    }

    private static boolean visit(IResourceProxy part, List<IFile> found, boolean oneIsEnough) {
        boolean visited = !part.isDerived() && !(oneIsEnough && !found.isEmpty());
        if (visited && part.getType() == IResource.FILE && isTests(part.getName())) {
            found.add((IFile) part.requestResource());
        }
        return visited;
    }

    /**
     * Property {@code hasTests} of a resource, of an editor or of a working set: whether it is such a file, or contains one.
     * Menus ask for it in the UI thread when they open, so it looks at names only, and at no more files than it has to.
     */
    @Override
    public boolean test(Object receiver, String property, Object[] arguments, Object expected) {
        if (receiver instanceof IEditorInput input) {
            return isTests(input.getName());
        }
        if (receiver instanceof IWorkingSet set) {
            return Stream.of(set.getElements())
                    .map(each -> Adapters.adapt(each, IResource.class))
                    .anyMatch(resource -> resource != null && hasTests(resource));
        }
        return hasTests((IResource) receiver);
    }

    private static boolean hasTests(IResource resource) {
        List<IFile> found = new ArrayList<>();
        collect(resource, found, true);
        return !found.isEmpty();
    }
}
