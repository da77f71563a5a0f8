import { recordEvents } from "../../../src/api/contract/events";
import { newId } from "../../../src/kernel/ids";
import { analyticsEvent } from "../database/tables/analyticsEvent";
import { route } from "../http/call";
import type { Metrics } from "../metrics/metrics";

export const eventsRoutes = (metrics: Pick<Metrics, "event">) => [
  route(recordEvents, async (call) => {
    const rows = call.body.events.map((event) => ({ id: newId(), partnerId: call.partner.id, device: call.device, event }));
    if (rows.length > 0) await call.db.insert(analyticsEvent).values(rows);
    for (const event of call.body.events) metrics.event(event, call.partner.id);
    return { accepted: rows.length };
  }),
];
