package org.qos.dsl.generator.project;

/**
 * A pattern of node descriptions.
 *
 * @param text {@code *} stands for any characters, {@code ?} for one, all others for themselves
 */
record NodePattern(String text) {

    /** Whether all of a name fits; takes at most the product of the lengths in steps, so that no pattern takes long. */
    boolean matches(String name) {
        int[] wanted = text.codePoints().toArray();
        int[] given = name.codePoints().toArray();
        int at = 0;
        int star = -1;
        int afterStar = 0;
        int place = 0;
        while (place < given.length) {
            if (at < wanted.length && wanted[at] == '*') {
                star = at++;
                afterStar = place;
            } else if (at < wanted.length && (wanted[at] == '?' || wanted[at] == given[place])) {
                at++;
                place++;
            } else if (star >= 0) {
                // the last star takes one more character
                at = star + 1;
                place = ++afterStar;
            } else {
                return false;
            }
        }
        while (at < wanted.length && wanted[at] == '*') {
            at++;
        }
        return at == wanted.length;
    }
}
