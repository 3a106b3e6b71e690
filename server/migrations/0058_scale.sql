-- Whether webhooks are heard: the last one of a gateway, and the money that came since then.
CREATE INDEX gateway_events_received ON gateway_events (provider, received_at);
--> statement-breakpoint
CREATE INDEX captures_at ON captures (provider, at);
