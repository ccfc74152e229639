import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { PageFacts } from '../platform/platform.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { KitEventRecord } from './api/events.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { chain } from './kit.fixture.ts'

type Sent = { eventId: string; url: string; timestamp: unknown; props: Record<string, unknown> }
type Responder = () => Response | Promise<Response>

/** What the services respond. Tests change it while the kit runs. */
type Services = { analytics: Responder; telemetry: Responder; others: Responder }

export const settingOf = (isAnalyticsEnabled: unknown): Responder => {
  const respond = () => Response.json({ isAnalyticsEnabled })
  return respond
}
const accepted: Responder = () => new Response(null, { status: 200 })
export const refused: Responder = () => new Response('origin not allowed', { status: 403 })

type Options = Partial<KitOptions> & {
  facts?: Partial<PageFacts>
  services?: Partial<Services>
  stored?: Readonly<Record<string, string>>
}

/** Creates a kit with a project id, a wallet, and services that accept telemetry. */
export function createTelemetryKit({
  facts = {},
  services: given = {},
  stored = {},
  ...options
}: Options = {}) {
  const clock = createManualClock(Date.parse('2026-11-23T08:00:00Z'))
  const services: Services = {
    analytics: settingOf(true),
    telemetry: accepted,
    others: () => new Response('', { status: 404 }),
    ...given,
  }
  const requests: { url: URL; body: unknown; signal: AbortSignal; keepalive: boolean }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const body: unknown = request.method === 'POST' ? await request.json() : null
    const { signal, keepalive } = request
    requests.push({ url, body, signal, keepalive })
    if (url.pathname === '/getAnalyticsConfig') return services.analytics()
    return url.pathname === '/e' ? services.telemetry() : services.others()
  }
  const platform = createMemoryPlatform({ clock, fetch, facts, stored })
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const events: KitEventRecord[] = []
  const kit = createKit({
    projectId: 'abcdef0123456789abcdef0123456789',
    adapters: [adapter],
    networks: [chain(1337), chain(1338)],
    platform,
    ...options,
  })
  kit.events.subscribe((event) => void events.push(event))
  const to = (path: string) => requests.filter(({ url }) => url.pathname === path)
  const sent = () => to('/e').map(({ body }) => body as Sent)
  return {
    clock,
    platform,
    adapter,
    kit,
    services,
    requests,
    /** The number of requests for the project's setting. */
    checks: () => to('/getAnalyticsConfig').length,
    posts: () => to('/e'),
    sent,
    /** The names of the events and errors that were sent. */
    names: () => sent().map(({ props }) => props.event),
    /** The names of the events that the page received. */
    received: () => events.map(({ data }) => data.event),
    events,
  }
}
