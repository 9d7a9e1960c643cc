package org.qos.dsl.ide.server;

import com.google.gson.JsonParseException;
import java.io.Reader;
import java.util.Map;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.validation.ReflectiveMessageValidator;

/**
 * Reads messages so that what cannot be read is answered, too: with a parse error and no id where not even the request can be
 * told (JSON-RPC 2.0, 5.1), with invalid parameters where
 * they are not those of its method.
 */
final class MessageReader extends MessageJsonHandler {

    private final ReflectiveMessageValidator required = new ReflectiveMessageValidator(message -> {});

    MessageReader(Map<String, JsonRpcMethod> methods) {
        super(methods);
    }

    @Override
    public Message parseMessage(Reader text) {
        try {
            Message message = super.parseMessage(text);
            if (message == null) {
                throw unreadable();
            }
            required.consume(message);
            return message;
        } catch (MessageIssueException issues) {
            throw told(issues.getRpcMessage());
        } catch (JsonParseException | IllegalStateException | NumberFormatException notJson) {
            throw unreadable();
        }
    }

    /** The causes are left out: an exception is nothing that can be sent. */
    private static MessageIssueException told(Message message) {
        if (message instanceof RequestMessage request) {
            return issue(request, "the parameters are not those of the method", ResponseErrorCode.InvalidParams);
        }
        return message instanceof NotificationMessage notification
                ? issue(notification, "the parameters are not those of the method", ResponseErrorCode.InvalidParams)
                : unreadable();
    }

    private static MessageIssueException unreadable() {
        return issue(new RequestMessage(), "this is no message of JSON-RPC", ResponseErrorCode.ParseError);
    }

    private static MessageIssueException issue(Message message, String text, ResponseErrorCode code) {
        return new MessageIssueException(message, new MessageIssue(text, code.getValue()));
    }
}
