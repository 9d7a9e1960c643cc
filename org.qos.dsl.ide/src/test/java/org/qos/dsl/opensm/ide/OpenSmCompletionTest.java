package org.qos.dsl.opensm.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Injector;
import com.google.inject.Provider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.editor.contentassist.antlr.ContentAssistContextFactory;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.TextRegion;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.ModelPackages;

/** What is proposed where; the cursor is {@code <|>}. */
class OpenSmCompletionTest {

    private static final Injector SERVICES = services();

    private static final String START =
            """
            port-groups
                port-group
                    name: Storage
                end-port-group
                port-group
                    name: "Virtual Servers"
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Whole Set
                    sl: 1
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
            """;

    private static void assertProposes(String rule, String... expected) throws IOException {
        assertEquals(List.of(expected), proposals(START + rule));
    }

    @Test
    void levelsBehindTheirKeyword() throws IOException {
        assertProposes("qos-level-name: <|>", "DEFAULT", "WholeSet");
        assertProposes("qos-level-name: <|>\n end-qos-match-rule\nend-qos-match-rules\n", "DEFAULT", "WholeSet");
        assertProposes("qos-level-name: <|> # which?\n", "DEFAULT", "WholeSet");
        assertProposes("sl: 3 foo\nqos-level-name: <|>", "DEFAULT", "WholeSet");
    }

    @Test
    void namesThatBeginWithWhatIsTyped() throws IOException {
        assertProposes("qos-level-name: who<|>", "WholeSet");
        assertProposes("qos-level-name: Whole S<|>", "WholeSet");
        assertProposes("source: Storage,V<|>", "\"Virtual Servers\"");
        assertProposes("source: Storage, \"v<|>", "\"Virtual Servers\"");
    }

    @Test
    void groupsBehindTheirKeyword() throws IOException {
        assertProposes("destination: <|>", "Storage", "\"Virtual Servers\"");
    }

    @Test
    void whatIsTypedIsReplaced() throws IOException {
        String text = START + "qos-level-name: who<|>";
        List<ContentAssistEntry> entries = entries(text);
        assertEquals("who", entries.get(0).getPrefix());
    }

    @Test
    void halfAKeywordBehindANameIsCompleted() throws IOException {
        assertProposes("source: Storage\nserv<|>", "service-id: ");
        assertProposes("source: Storage\nqos-cl<|>", "qos-class: ");
        assertProposes("source: Storage\nend-q<|>", "end-qos-match-rule");
    }

    @Test
    void theEntriesOfABlockAndItsEnd() throws IOException {
        assertProposes(
                "<|>",
                "use: ",
                "qos-class: ",
                "qos-level-name: ",
                "source: ",
                "destination: ",
                "service-id: ",
                "pkey: ",
                "end-qos-match-rule");
        assertProposes("end-qos-match-rule <|>", "qos-match-rule", "end-qos-match-rules");
        assertEquals(
                List.of("qos-ulps", "port-groups", "qos-setup", "qos-levels", "qos-match-rules"), proposals("<|>"));
    }

    @Test
    void nothingInDescriptionsAndForNumbers() throws IOException {
        assertProposes("use: s<|>");
        assertProposes("use: <|>");
        assertProposes("service-id: <|>");
        assertProposes("service-id: 1,<|>");
    }

    @Test
    void nodeTypes() throws IOException {
        assertEquals(List.of("SWITCH", "SELF"), proposals("port-groups\nport-group\nname: a\nnode-type: CA, S<|>\n"));
    }

    @Test
    void linesOfQosUlps() throws IOException {
        List<String> any = List.of(
                "any, service-id ",
                "any, pkey ",
                "any, target-port-guid ",
                "any, source-port-guid ",
                "any, source-target-port-guid ");
        assertEquals(any, proposals("qos-ulps\nany<|>"));
        assertEquals(any, proposals("qos-ulps\nsdp: 1\nany, <|>"));
        assertEquals(List.of("any, service-id "), proposals("qos-ulps\nAny,se<|>"));
    }

    @Test
    void theLexerOfCompletionReadsWhatTheOtherReads() throws IOException {
        assertTrue(proposals("qos-levels\nqos-level\nname: a\nsl: 1\nm<|>").contains("mtu-limit: "));
    }

    private static List<String> proposals(String marked) throws IOException {
        return entries(marked).stream().map(ContentAssistEntry::getProposal).toList();
    }

    private static List<ContentAssistEntry> entries(String marked) throws IOException {
        int cursor = marked.indexOf("<|>");
        String text = marked.replace("<|>", "");
        List<ContentAssistEntry> entries = new ArrayList<>();
        ContentAssistContextFactory factory = SERVICES.getInstance(ContentAssistContextFactory.class);
        factory.setPool(ForkJoinPool.commonPool());
        ContentAssistContext[] contexts = factory.create(text, new TextRegion(cursor, 0), cursor, resource(text));
        SERVICES.getInstance(IdeContentProposalProvider.class)
                .createProposals(Arrays.asList(contexts), new IIdeContentProposalAcceptor() {
                    @Override
                    public void accept(ContentAssistEntry entry, int priority) {
                        entries.add(entry);
                    }

                    @Override
                    public boolean canAcceptMoreProposals() {
                        return true;
                    }
                });
        return entries;
    }

    private static XtextResource resource(String text) throws IOException {
        Provider<XtextResourceSet> sets = SERVICES.getProvider(XtextResourceSet.class);
        XtextResource resource = (XtextResource)
                SERVICES.getInstance(IResourceFactory.class).createResource(URI.createURI("memory:/p.opensmpolicy"));
        sets.get().getResources().add(resource);
        resource.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Map.of());
        return resource;
    }

    private static Injector services() {
        ModelPackages.register();
        return new OpenSmIdeSetup().createInjectorAndDoEMFRegistration();
    }
}
