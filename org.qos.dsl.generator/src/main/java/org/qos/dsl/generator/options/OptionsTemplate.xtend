package org.qos.dsl.generator.options

import org.qos.dsl.generator.TemplateText

/** Prints OpenSM options: a name, a space and a value a line, no spaces in lists (OpenSM osm_subnet.c:osm_subn_parse_conf_file). */
package class OptionsTemplate {

	def static String print(GeneratedOptions options) {
		TemplateText.of(file(options))
	}

	def private static file(GeneratedOptions options) '''
		# OpenSM options for quality of service. Generated: change the policy they were made from.
		«FOR section : options.sections»

			# «section.comment»
			«FOR option : section.values.entrySet»
				«IF section.notes.containsKey(option.key)»
					# «section.notes.get(option.key)»
				«ENDIF»
				«option.key» «option.value»
			«ENDFOR»
		«ENDFOR»
	'''
}
