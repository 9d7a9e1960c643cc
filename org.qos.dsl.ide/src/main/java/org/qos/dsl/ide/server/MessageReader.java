package org.qos.dsl.ide.server;

import com.google.gson.JsonNull;
import com.google.gson.JsonParseException;
import java.io.Reader;
import java.util.Map;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
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

    /** Clients leave out what holds nothing. */
    private static final String INITIALIZED = "initialized";

    private final Map<String, JsonRpcMethod> known;
    private final ReflectiveMessageValidator required = new ReflectiveMessageValidator(message -> {});

    MessageReader(Map<String, JsonRpcMethod> methods) {
        super(methods);
        known = Map.copyOf(methods);
    }

    @Override
    public Message parseMessage(Reader text) {
        Message message = parsed(text);
        if (message == null) {
            throw unreadable();
        }
        requireMethodAndParameters(message);
        allowSettingsThatAreNull(message);
        try {
            required.consume(message);
        } catch (MessageIssueException issues) {
            throw told(message);
        }
        return message;
    }

    private Message parsed(Reader text) {
        try {
            return super.parseMessage(text);
        } catch (MessageIssueException issues) {
            throw told(issues.getRpcMessage());
        } catch (JsonParseException | IllegalStateException | NumberFormatException notJson) {
            throw unreadable();
        }
    }

    /** Clients whose settings are to be asked for say null, which the library takes for a missing value. */
    private static void allowSettingsThatAreNull(Message message) {
        if (message instanceof NotificationMessage notification
                && notification.getParams() instanceof DidChangeConfigurationParams params
                && params.getSettings() == null) {
            params.setSettings(JsonNull.INSTANCE);
        }
    }

    /** The library answers unknown requests in {@code $/} with null, LSP 3.17 "$ Notifications and Requests" wants an error. */
    private void requireMethodAndParameters(Message message) {
        if (message instanceof RequestMessage request) {
            if (!known.containsKey(request.getMethod())) {
                String text = "the server does not know " + request.getMethod();
                throw issue(request, text, ResponseErrorCode.MethodNotFound);
            }
            if (request.getParams() == null && takesParameters(request.getMethod())) {
                throw told(request);
            }
        } else if (message instanceof NotificationMessage notification
                && notification.getParams() == null
                && takesParameters(notification.getMethod())) {
            throw told(notification);
        }
    }

    private boolean takesParameters(String method) {
        return known.containsKey(method)
                && known.get(method).getParameterTypes().length > 0
                && !method.equals(INITIALIZED);
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
