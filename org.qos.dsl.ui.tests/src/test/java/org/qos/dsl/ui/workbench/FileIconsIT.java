package org.qos.dsl.ui.workbench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.stream.Stream;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.TestProject;

/** The tab of an editor shows the icon of what is in the file. */
class FileIconsIT {

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("icons");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @TestFactory
    Stream<DynamicTest> ofEachLanguage() {
        return Stream.of(
                shown("backbone.qos", "policy"),
                shown("qos-policy.conf", "policy"),
                shown("partitions.conf", "partitions"),
                shown("opensm.opts", "options"),
                shown("qos.yaml", "options"),
                shown("enhanced_qos_policy.conf", "options"),
                shown("site.qostest", "tests"));
    }

    private DynamicTest shown(String fileName, String icon) {
        return DynamicTest.dynamicTest(
                fileName,
                () -> assertShown(PolicyEditor.open(project.file(fileName, "")).icon(), icon));
    }

    private static void assertShown(Image tab, String name) {
        String plugin = EditorPlugin.running().getBundle().getSymbolicName();
        ImageDescriptor icon = ResourceLocator.imageDescriptorFromBundle(plugin, "icons/" + name + ".svg")
                .orElse(null);
        assertNotNull(icon, name);
        Image own = icon.createImage(false);
        assertNotNull(own, name);
        try {
            assertArrayEquals(own.getImageData().data, tab.getImageData().data);
        } finally {
            own.dispose();
        }
    }
}
