package org.qos.fabric.discovery;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadReply;
import org.qos.fabric.mad.MadRequest;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.runtime.fabric.PortId;

/** Sends requests, hands over the responses, and keeps which attributes were not read. */
final class AttributeReader {

    /** A node that leaves so many questions in a row without an answer is not asked any more. */
    private static final int SILENT = 2;

    /** So many questions at a time are enough for a node: agents have few buffers, and one may fall silent. */
    private static final int BUSY = 8;

    private final MadWindow window;
    private final Predicate<PortId> isProtected;
    private final Runnable afterEach;
    private final Map<MadRequest, Question> underWay = new IdentityHashMap<>();
    private final Map<Long, Integer> underWayByNode = new HashMap<>();
    private final Map<Long, Integer> unanswered = new HashMap<>();
    private final List<UnreadAttribute> unread = new ArrayList<>();
    private long read;

    /**
     * A reader.
     *
     * @param isProtected whether a port says that its M_Key protects it
     * @param afterEach called after each reply
     */
    AttributeReader(MadWindow window, Predicate<PortId> isProtected, Runnable afterEach) {
        this.window = window;
        this.isProtected = isProtected;
        this.afterEach = afterEach;
    }

    /** Asks all questions, those that follow from answers included. */
    void readAll(Iterator<Question> questions) {
        window.exchange(new Requests(questions), this::accept);
    }

    void addUnread(UnreadAttribute attribute) {
        unread.add(attribute);
    }

    List<UnreadAttribute> unread() {
        return unread;
    }

    /** How many attributes were read. */
    long read() {
        return read;
    }

    /** Whether a node has enough questions to answer for now. */
    boolean isBusy(long nodeGuid) {
        return underWayByNode.getOrDefault(nodeGuid, 0) >= BUSY;
    }

    private void accept(MadReply reply) {
        Question question = underWay.remove(reply.request());
        underWayByNode.merge(question.port().nodeGuid(), -1, Integer::sum);
        if (reply.answer().isEmpty()) {
            unanswered.merge(question.port().nodeGuid(), 1, Integer::sum);
            unread.add(silence(question));
        } else {
            if (!question.isProbe()) {
                unanswered.remove(question.port().nodeGuid());
            }
            accept(question, reply.answer().get());
        }
        afterEach.run();
    }

    private void accept(Question question, Mad answer) {
        if (answer.status() != 0) {
            if (question.attribute() == SmpAttribute.EXTENDED_PORT_INFO) {
                return; // an attribute outside the standard, which not every firmware has
            }
            unread.add(question.unread(UnreadAttribute.Reason.STATUS, answer.status()));
            return;
        }
        try {
            question.answer().accept(answer.smpData());
            read++;
        } catch (IllegalArgumentException malformed) {
            unread.add(question.unread(UnreadAttribute.Reason.MALFORMED, 0));
        }
    }

    private UnreadAttribute silence(Question question) {
        boolean locked = !question.isProbe() && isProtected.test(question.port());
        return question.unread(locked ? UnreadAttribute.Reason.M_KEY : UnreadAttribute.Reason.NO_ANSWER, 0);
    }

    private boolean isSilent(Question question) {
        return !question.isProbe() && unanswered.getOrDefault(question.port().nodeGuid(), 0) >= SILENT;
    }

    /** The requests of the questions, without those to nodes that do not answer. */
    private final class Requests implements Iterator<MadRequest> {

        private final Iterator<Question> questions;
        private Question next;

        Requests(Iterator<Question> questions) {
            this.questions = questions;
        }

        @Override
        public boolean hasNext() {
            while (next == null && questions.hasNext()) {
                Question question = questions.next();
                if (isSilent(question)) {
                    unread.add(silence(question));
                } else {
                    next = question;
                }
            }
            return next != null;
        }

        @Override
        public MadRequest next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            MadRequest request = next.request();
            underWay.put(request, next);
            underWayByNode.merge(next.port().nodeGuid(), 1, Integer::sum);
            next = null;
            return request;
        }
    }
}
