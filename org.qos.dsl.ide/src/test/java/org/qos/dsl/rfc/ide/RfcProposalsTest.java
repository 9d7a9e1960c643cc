package org.qos.dsl.rfc.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is proposed where the cursor, {@code |}, stands. */
@Timeout(60)
class RfcProposalsTest {
    private static final String GROUPS = "<port-groups><port-group><name>Big Store</name></port-group>"
            + "<port-group><name>G2</name></port-group></port-groups>";
    private static final String LEVELS = "<qos-levels><qos-level><sn>4</sn><sl>1</sl></qos-level></qos-levels>";
    private static final String RULE = "<qos-policy>" + GROUPS + LEVELS + "<qos-match-rules><qos-match-rule>";
    private static final String LEVEL = "<qos-policy><qos-levels><qos-level>";

    private static Injector injector;
    private static ExecutorService pool;

    @BeforeAll
    static void setUp() {
        injector = new RfcIdeSetup().createInjectorAndDoEMFRegistration();
        pool = Executors.newCachedThreadPool();
    }

    @AfterAll
    static void tearDown() {
        pool.shutdownNow();
    }

    @Test
    void anEmptyFileBeginsWithThePolicy() throws IOException {
        assertProposals("|", "<qos-policy>");
        assertProposals("<|", "<qos-policy>");
    }

    @Test
    void thePolicyHasItsSections() throws IOException {
        String[] sections = {"<port-groups>", "<qos-setup>", "<qos-levels>", "<qos-match-rules>", "</qos-policy>"};
        assertProposals("<qos-policy>|", sections);
        assertProposals("<qos-policy> <|", sections);
        assertProposals("<qos-policy> <|</qos-policy>", sections);
        assertProposals("<qos-policy> <qos-l|", "<qos-levels>");
    }

    @Test
    void aLevelHasItsEntries() throws IOException {
        String[] entries = {
            "<sn>",
            "<name>",
            "<use>",
            "<sl>",
            "<tclass>",
            "<qos-class>",
            "<mtu-limit>",
            "<rate-limit>",
            "<packet-life>",
            "<path-bits>",
            "<pkey>",
            "</qos-level>"
        };
        assertProposals(LEVEL + "|", entries);
        assertProposals(LEVEL + "<|", entries);
        assertProposals(LEVEL + "<sn>1</sn><|", entries);
        assertProposals(LEVEL + "|</qos-level></qos-levels></qos-policy>", entries);
    }

    @Test
    void aValueIsFollowedByTheClosingTag() throws IOException {
        assertProposals(LEVEL + "<sn>1|", "</sn>");
        assertProposals(LEVEL + "<sn>1<|", "</sn>");
        assertProposals(LEVEL + "<sn>1</|", "</sn>");
    }

    @Test
    void whatIsOpenIsClosed() throws IOException {
        assertProposals(LEVEL + "<sn>1</sn></|", "</qos-level>");
        assertProposals("<qos-policy><qos-levels></|", "</qos-levels>");
    }

    @Test
    void aSourceIsAGroup() throws IOException {
        assertProposals(RULE + "<source>|", "Big Store", "G2", "</source>");
        assertProposals(RULE + "<source>bi|", "Big Store", "</source>");
        assertProposals(RULE + "<source>Big St|", "Big Store", "</source>");
        assertProposals(RULE + "<source>G2, |", "Big Store", "G2");
    }

    @Test
    void aLevelIsNamedByItsNumber() throws IOException {
        assertProposals(RULE + "<qos-level-sn>|", "4", "</qos-level-sn>");
    }

    private static void assertProposals(String textWithCursor, String... expected) throws IOException {
        int cursor = textWithCursor.indexOf('|');
        String text = textWithCursor.replace("|", "");
        assertEquals(new TreeSet<>(Arrays.asList(expected)), proposals(text, cursor), textWithCursor);
    }

    private static Set<String> proposals(String text, int cursor) throws IOException {
        XtextResource resource = (XtextResource)
                injector.getInstance(IResourceFactory.class).createResource(URI.createURI("memory:/test.qos"));
        new XtextResourceSet().getResources().add(resource);
        resource.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Map.of());
        ContentAssistContextFactory factory = injector.getInstance(ContentAssistContextFactory.class);
        factory.setPool(pool);
        ContentAssistContext[] contexts = factory.create(text, new TextRegion(cursor, 0), cursor, resource);
        Collected collected = new Collected();
        injector.getInstance(IdeContentProposalProvider.class).createProposals(Arrays.asList(contexts), collected);
        return collected.proposals;
    }

    private static final class Collected implements IIdeContentProposalAcceptor {
        private final Set<String> proposals = new TreeSet<>();

        @Override
        public void accept(ContentAssistEntry entry, int priority) {
            if (entry != null) {
                proposals.add(entry.getProposal());
            }
        }

        @Override
        public boolean canAcceptMoreProposals() {
            return true;
        }
    }
}
