package org.qos.dsl.generator.matcher

import org.qos.dsl.generator.TemplateText

/** Prints the Java matcher: a class around the compiled policy. */
package class JavaMatcherTemplate {

	def static String print(JavaMatcher it) {
		TemplateText.of(file)
	}

	def private static file(JavaMatcher it) '''
		«IF !packageName.empty»
			package «packageName»;

		«ENDIF»
		«IF hasTables»
			import java.util.Optional;
			import java.util.Set;
		«ENDIF»
		import org.qos.runtime.fabric.Fabric;
		«IF hasTables»
			import org.qos.runtime.fabric.PortId;
			import org.qos.runtime.fabric.SubnetState;
		«ENDIF»
		import org.qos.runtime.match.Match;
		import org.qos.runtime.match.Matcher;
		import org.qos.runtime.match.Request;
		import org.qos.runtime.match.compiled.CompiledPolicy;
		import org.qos.runtime.match.compiled.CompiledRules;
		import org.qos.runtime.partition.Partitions;
		«IF hasTables»
			import org.qos.runtime.setup.BoundSetup;
			import org.qos.runtime.setup.CompiledSetup;
			import org.qos.runtime.setup.PortTables;
			import org.qos.runtime.setup.SetupPlan;
		«ENDIF»

		/** «purpose» Generated from a QoS policy: change that. */
		public final class «className» implements Matcher {

		    «IF rulesForm.isSmall»
		    	«FOR line : comments»
		    		// «line»
		    	«ENDFOR»
		    	private static final CompiledRules RULES = CompiledRules.ofConstant(
		    	        «constant(rulesForm)»
		    «ELSE»
		    	/** What the policy was compiled to is beside the class. */
		    	private static final CompiledRules RULES = CompiledRules.ofResource(«className».class, "«rulesForm.resourceName»", «rulesForm.checksum»);
		    «ENDIF»
		    «IF hasTables»

		    	«IF setupForm.isSmall»
		    		/** The port groups and scopes of qos-setup. */
		    		private static final CompiledSetup SETUP = CompiledSetup.ofConstant(
		    		        «constant(setupForm)»
		    	«ELSE»
		    		/** The port groups and scopes of qos-setup are beside the class. */
		    		private static final CompiledSetup SETUP = CompiledSetup.ofResource(«className».class, "«setupForm.resourceName»", «setupForm.checksum»);
		    	«ENDIF»
		    «ENDIF»

		    private final CompiledPolicy policy;

		    «IF hasTables»
		    	private final BoundSetup setup;

		    	private «className»(CompiledPolicy policy, BoundSetup setup) {
		    	    this.policy = policy;
		    	    this.setup = setup;
		    	}

		    	/** For the ports that the groups have on a fabric of which nothing else is known. */
		    	public static «className» bind(Fabric fabric, Partitions partitions) {
		    	    return bind(SubnetState.of(fabric), partitions);
		    	}

		    	/** For the ports that the groups have on a subnet; tables are fitted to what its ports can do. */
		    	public static «className» bind(SubnetState state, Partitions partitions) {
		    	    return new «className»(RULES.bind(state.fabric(), partitions), SETUP.bind(state, partitions));
		    	}
		    «ELSEIF !rules.needsNoFabric»
		    	private «className»(CompiledPolicy policy) {
		    	    this.policy = policy;
		    	}

		    	/** A matcher for the ports that the groups have on a fabric. */
		    	public static «className» bind(Fabric fabric, Partitions partitions) {
		    	    return new «className»(RULES.bind(fabric, partitions));
		    	}
		    «ELSE»
		    	/** A matcher; no rule depends on the fabric. */
		    	public «className»() {
		    	    this.policy = RULES.bind(Fabric.EMPTY, Partitions.WITHOUT_FILE);
		    	}
		    «ENDIF»

		    /** The level of the first rule that matches, else the default level. */
		    @Override
		    public Match match(Request request) {
		        return policy.match(request);
		    }

		    /** The compiled policy, which also answers by numbers, by port handles and many requests at once. */
		    public CompiledPolicy compiled() {
		        return policy;
		    }
		    «IF hasTables»

		    	/** The tables that the policy states for a port of the subnet; empty when it states none. */
		    	public Optional<PortTables> tables(PortId port) {
		    	    return setup.tables(port);
		    	}

		    	/** What the policy states for the subnet as it is now, and what has to be set there. */
		    	public SetupPlan plan(SubnetState now) {
		    	    return setup.plan(now);
		    	}

		    	/** The SLs that the SA can return. */
		    	public Set<Integer> sls() {
		    	    return setup.sls();
		    	}
		    «ENDIF»
		}
	'''

	def private static purpose(JavaMatcher it) {
		if(hasTables) "Answers which level a request and which tables a port gets." else "Answers which level a request gets."
	}

	def private static constant(StoredForm form) '''
		«FOR piece : JavaLiteral.pieces(form.bytes) SEPARATOR "\n        + " AFTER ");"»«piece»«ENDFOR»
	'''
}
