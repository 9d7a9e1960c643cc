package org.qos.dsl.generator.matcher

/** Prints the part of a Java matcher that reads constants from strings. */
package class MatcherReadersTemplate {

	def static print() '''
		private static Ranges ranges(String text) {
		    List<Range> ranges = new ArrayList<>();
		    for (String word : text.split(",")) {
		        String[] ends = word.split("-");
		        long first = Long.parseUnsignedLong(ends[0], 16);
		        ranges.add(new Range(first, ends.length == 1 ? first : Long.parseUnsignedLong(ends[1], 16)));
		    }
		    return new Ranges(ranges);
		}

		private static int[] places(String text) {
		    return Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
		}

		private static List<String> words(String text) {
		    return List.of(text.split("\0", -1));
		}

		private static List<PortName> ports(String text) {
		    List<PortName> ports = new ArrayList<>();
		    for (String word : words(text)) {
		        String[] parts = word.split(" ", 3);
		        ports.add(new PortName(parts[2], Integer.parseInt(parts[1]), PortName.Reading.valueOf(parts[0])));
		    }
		    return ports;
		}
	'''
}
