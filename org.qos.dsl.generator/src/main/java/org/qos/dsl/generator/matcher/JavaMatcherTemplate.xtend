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
		import org.qos.runtime.fabric.Fabric;
		import org.qos.runtime.match.Match;
		import org.qos.runtime.match.Matcher;
		import org.qos.runtime.match.Request;
		import org.qos.runtime.match.compiled.CompiledPolicy;
		import org.qos.runtime.match.compiled.CompiledRules;
		import org.qos.runtime.partition.Partitions;

		/** Answers which level a request gets. Generated from a QoS policy: change that. */
		public final class «className» implements Matcher {

		    «IF isSmall»
		    	«constants»
		    «ELSE»
		    	/** What the policy was compiled to is beside the class. */
		    	private static final CompiledRules RULES = CompiledRules.ofResource(«className».class, "«resourceName»");
		    «ENDIF»

		    private final CompiledPolicy policy;

		    «IF !rules.needsNoFabric»
		    	private «className»(CompiledPolicy policy) {
		    	    this.policy = policy;
		    	}
		    «ELSE»
		    	/** A matcher; no rule depends on the fabric. */
		    	public «className»() {
		    	    this.policy = RULES.bind(Fabric.EMPTY, Partitions.WITHOUT_FILE);
		    	}
		    «ENDIF»
		    «IF !rules.needsNoFabric»

		    	/** A matcher for the ports that the groups have on a fabric. */
		    	public static «className» bind(Fabric fabric, Partitions partitions) {
		    	    return new «className»(RULES.bind(fabric, partitions));
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
		}
	'''

	def private static constants(JavaMatcher it) '''
		«FOR line : comments»
			// «line»
		«ENDFOR»
		private static final CompiledRules RULES = CompiledRules.ofConstant(
		        «FOR piece : JavaLiteral.pieces(bytes) SEPARATOR "\n        + " AFTER ");"»«piece»«ENDFOR»
	'''
}
