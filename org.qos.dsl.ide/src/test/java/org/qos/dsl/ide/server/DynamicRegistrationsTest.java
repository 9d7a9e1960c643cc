package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeConfigurationCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dynamic registrations. */
class DynamicRegistrationsTest {

    private final List<Registration> registered = new ArrayList<>();
    private final ClientCapabilities capabilities = new ClientCapabilities();

    private void register() {
        new DynamicRegistrations(client(), capabilities).register();
    }

    private LanguageClient client() {
        Class<?>[] roles = {LanguageClient.class};
        return (LanguageClient)
                Proxy.newProxyInstance(getClass().getClassLoader(), roles, (self, method, arguments) -> {
                    registered.addAll(((RegistrationParams) arguments[0]).getRegistrations());
                    return CompletableFuture.completedFuture(null);
                });
    }

    @Test
    void registersForTheSettingsSection() {
        capabilities.setWorkspace(new WorkspaceClientCapabilities());
        capabilities.getWorkspace().setDidChangeConfiguration(new DidChangeConfigurationCapabilities(true));

        register();

        assertEquals(List.of("workspace/didChangeConfiguration"), methods());
        assertEquals(Map.of("section", "qos"), registered.get(0).getRegisterOptions());
    }

    @Test
    void registersForFilesOfAllLanguagesAndTheirContext() {
        capabilities.setWorkspace(new WorkspaceClientCapabilities());
        capabilities.getWorkspace().setDidChangeWatchedFiles(new DidChangeWatchedFilesCapabilities(true));

        register();

        assertEquals(List.of("workspace/didChangeWatchedFiles"), methods());
        List<String> globs = globs(
                (DidChangeWatchedFilesRegistrationOptions) registered.get(0).getRegisterOptions());
        for (String glob : List.of("qos.yaml", "*.qos", "*.qostest", "opensm.conf", "*.ibnetdiscover", "*.gz")) {
            assertTrue(globs.contains("**/" + glob), () -> glob + " in " + globs);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"site-partitions.conf", "cluster.opts", "policy.xml"})
    void registersForFilesThatSettingsNameOtherwise(String name) {
        capabilities.setWorkspace(new WorkspaceClientCapabilities());
        capabilities.getWorkspace().setDidChangeWatchedFiles(new DidChangeWatchedFilesCapabilities(true));

        register();

        List<String> globs = globs(
                (DidChangeWatchedFilesRegistrationOptions) registered.get(0).getRegisterOptions());
        Path file = Path.of("site", name);
        assertTrue(
                globs.stream().anyMatch(glob -> FileSystems.getDefault()
                        .getPathMatcher("glob:" + glob)
                        .matches(file)),
                globs::toString);
    }

    private static List<String> globs(DidChangeWatchedFilesRegistrationOptions options) {
        return options.getWatchers().stream()
                .map(watcher -> watcher.getGlobPattern().getLeft())
                .toList();
    }

    @Test
    void registersNothingWithoutDynamicRegistration() {
        register();

        assertEquals(List.of(), registered);
    }

    private List<String> methods() {
        return registered.stream().map(Registration::getMethod).toList();
    }
}
