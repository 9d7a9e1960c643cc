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
 * Reads messages, and reports invalid ones to the client: with a parse error and no ID if not even the request can be
 * read (JSON-RPC 2.0, 5.1), with an invalid parameters error if they do not fit the method.
 */
final class MessageReader extends MessageJsonHandler {

    /** Clients may omit empty parameters of this notification. */
    private static final String INITIALIZED = "initialized";

    private final Map<String, JsonRpcMethod> methods;
    private final ReflectiveMessageValidator validator = new ReflectiveMessageValidator(message -> {});

    MessageReader(Map<String, JsonRpcMethod> methods) {
        super(methods);
        this.methods = Map.copyOf(methods);
    }

    @Override
    public Message parseMessage(Reader text) {
        Message message = parse(text);
        if (message == null) {
            throw unreadable();
        }
        requireMethodAndParameters(message);
        replaceNullSettings(message);
        try {
            validator.consume(message);
        } catch (MessageIssueException issues) {
            throw onNotification(message);
        }
        return message;
    }

    /** Nested brackets may take more stack than there is; each message is read from a text of its own. */
    private Message parse(Reader text) {
        try {
            return super.parseMessage(text);
        } catch (MessageIssueException issues) {
            throw onNotification(issues.getRpcMessage());
        } catch (JsonParseException | IllegalStateException | NumberFormatException | StackOverflowError malformed) {
            throw unreadable();
        }
    }

    /** Clients that support {@code workspace/configuration} send null settings, which LSP4J reports as missing. */
    private static void replaceNullSettings(Message message) {
        if (message instanceof NotificationMessage notification
                && notification.getParams() instanceof DidChangeConfigurationParams params
                && params.getSettings() == null) {
            params.setSettings(JsonNull.INSTANCE);
        }
    }

    /**
     * LSP4J answers unknown requests in {@code $/} with null; LSP 3.17 "$ Notifications and Requests" requires an
     * error.
     */
    private void requireMethodAndParameters(Message message) {
        if (message instanceof RequestMessage request) {
            if (!methods.containsKey(request.getMethod())) {
                String text = "unsupported method " + request.getMethod();
                throw issue(request, text, ResponseErrorCode.MethodNotFound);
            }
            if (methods.get(request.getMethod()).isNotification()) {
                String text = request.getMethod() + " is a notification; send it without an id";
                throw issue(request, text, ResponseErrorCode.InvalidRequest);
            }
            if (request.getParams() == null && takesParameters(request.getMethod())) {
                throw onNotification(request);
            }
        } else if (message instanceof NotificationMessage notification
                && notification.getParams() == null
                && takesParameters(notification.getMethod())) {
            throw onNotification(notification);
        }
    }

    private boolean takesParameters(String method) {
        return methods.containsKey(method)
                && methods.get(method).getParameterTypes().length > 0
                && !method.equals(INITIALIZED);
    }

    /** Without the cause, because an exception cannot be serialized. */
    private static MessageIssueException onNotification(Message message) {
        if (message instanceof RequestMessage request) {
            return issue(request, "invalid parameters for this method", ResponseErrorCode.InvalidParams);
        }
        return message instanceof NotificationMessage notification
                ? issue(notification, "invalid parameters for this method", ResponseErrorCode.InvalidParams)
                : unreadable();
    }

    private static MessageIssueException unreadable() {
        return issue(new RequestMessage(), "invalid JSON-RPC message", ResponseErrorCode.ParseError);
    }

    private static MessageIssueException issue(Message message, String text, ResponseErrorCode code) {
        return new MessageIssueException(message, new MessageIssue(text, code.getValue()));
    }
}
