package org.qos.dsl.ui.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.stream.Stream;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.qos.dsl.ui.extension.ExtensionId;

/** The file name determines the language; files of other tools are not claimed. */
class FileNamesIT {

    @TestFactory
    Stream<DynamicTest> ofEachLanguage() {
        return Stream.of(
                named("backbone.qos", "rfc"),
                named("qos-policy.xml", "rfc"),
                named("qos-policy.conf", "opensm"),
                named("site-a.qos-policy.conf", "opensm"),
                named("partitions.conf", "partitions"),
                named("site-a.partitions.conf", "partitions"),
                named("opensm.opts", "opts"),
                named("opensm.conf", "opts"),
                named("site-a.opensm.opts", "opts"),
                named("site-a.qostest", "test"),
                named("enhanced_qos_policy.conf", "enhanced-qos"),
                named("site-a.enhanced-qos.conf", "enhanced-qos"),
                named("qos.yaml", "project"));
    }

    @TestFactory
    Stream<DynamicTest> ofOthers() {
        return Stream.of(
                        "httpd.conf",
                        "pom.xml",
                        "policy.xml",
                        "gcc.opts",
                        "site.yaml",
                        "my-partitions.conf",
                        "qos",
                        "notes.txt")
                .map(name -> DynamicTest.dynamicTest(
                        name, () -> assertFalse(idOf(name).startsWith(ExtensionId.PREFIX), idOf(name))));
    }

    private static DynamicTest named(String fileName, String language) {
        return DynamicTest.dynamicTest(fileName, () -> assertEquals(ExtensionId.PREFIX + language, idOf(fileName)));
    }

    private static String idOf(String fileName) {
        IContentType type = Platform.getContentTypeManager().findContentTypeFor(fileName);
        return type == null ? "" : type.getId();
    }
}
