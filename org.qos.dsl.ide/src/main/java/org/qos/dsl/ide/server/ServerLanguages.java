package org.qos.dsl.ide.server;

import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.ide.OpenSmIdeSetup;
import org.qos.dsl.options.ide.OptionsIdeSetup;
import org.qos.dsl.partitions.ide.PartitionsIdeSetup;
import org.qos.dsl.project.Languages;
import org.qos.dsl.rfc.ide.RfcIdeSetup;

/** The languages that the server serves. */
final class ServerLanguages {

    private ServerLanguages() {}

    /**
     * Has the languages of this process set up with their editing services, each when it is first needed, so that a server
     * answers before they are. No service loader is asked, as services are not found by class path in Eclipse.
     */
    static void setUp() {
        Languages languages = Languages.standalone();
        languages.setUp(Language.RFC, new RfcIdeSetup());
        languages.setUp(Language.OPENSM, new OpenSmIdeSetup());
        languages.setUp(Language.PARTITIONS, new PartitionsIdeSetup());
        languages.setUp(Language.OPTS, new OptionsIdeSetup());
    }
}
