package org.qos.dsl.generator.matcher

/** Prints the part of a Java matcher that holds the fields of one request and compares them. */
package class MatcherFieldsTemplate {

	def static print() '''
		/** The fields of a request; a number that it does not carry is -1. */
		private static final class Fields {

		    private final PortSet[] groups;
		    private final long source;
		    private final long destination;
		    private final boolean hasService;
		    private final long service;
		    private final int qosClass;
		    private final int tclass;
		    private final int pkey;

		    Fields(Request request, PortSet[] groups) {
		        this.groups = groups;
		        this.source = request.sourceGuid();
		        this.destination = request.destinationGuid();
		        this.hasService = request.serviceId().isPresent();
		        this.service = request.serviceId().orElse(0);
		        this.qosClass = request.qosClass().orElse(-1);
		        this.tclass = request.tclass().orElse(-1);
		        // the membership bit is not compared
		        this.pkey = request.pkey().isPresent() ? request.pkey().getAsInt() & 0x7fff : -1;
		    }

		    boolean from(int group) {
		        return groups[group].contains(source);
		    }

		    boolean from(int[] any) {
		        return Arrays.stream(any).anyMatch(this::from);
		    }

		    boolean to(int group) {
		        return groups[group].contains(destination);
		    }

		    boolean to(int[] any) {
		        return Arrays.stream(any).anyMatch(this::to);
		    }

		    boolean service(long wanted) {
		        return hasService && service == wanted;
		    }

		    boolean service(long first, long last) {
		        return hasService
		                && Long.compareUnsigned(first, service) <= 0
		                && Long.compareUnsigned(service, last) <= 0;
		    }

		    boolean service(Ranges wanted) {
		        return hasService && wanted.contains(service);
		    }
		    «FOR field : #["qosClass", "tclass", "pkey"]»

		    boolean «field»(int wanted) {
		        return «field» == wanted;
		    }

		    boolean «field»(int first, int last) {
		        return first <= «field» && «field» <= last;
		    }

		    boolean «field»(Ranges wanted) {
		        return «field» >= 0 && wanted.contains(«field»);
		    }
		    «ENDFOR»
		}
	'''
}
