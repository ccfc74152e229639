import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform, type MemoryOptions } from '../platform/memory.ts'
import { createScriptedAdapter } from '../testing/scripted-adapter.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { chain, firstNetwork, settle } from './kit.fixture.ts'

/** The view of Connect or of a login. */
export type ProjectView = {
  step: string
  methods?: readonly string[]
  socials?: readonly string[]
  problem?: string | null
  retry?: (() => void) | null
  submit?(email: string): void
  submitEmail?(email: string): void
  cancel?(): void
}
export type Respond = () => Promise<Response>
export const json =
  (body: unknown, status = 200): Respond =>
  async () =>
    Response.json(body, { status })
export const offline: Respond = () => Promise.reject(new TypeError('Failed to fetch'))
export const noResponse: Respond = () => new Promise(() => {})

/**
 * A kit with a project id whose directory answers with `config` and `origins`. `stored`: the texts
 * in the storage of the page. `device`: the browser.
 */
export function createProject(
  routes: { config: Respond; origins?: Respond },
  options: Partial<KitOptions> = {},
  {
    stored = {},
    now = 0,
    device = {},
  }: { stored?: Readonly<Record<string, string>>; now?: number } & Pick<
    MemoryOptions,
    'device'
  > = {},
) {
  const clock = createManualClock(now)
  const requests: URL[] = []
  const paths: Readonly<Record<string, Respond>> = {
    '/appkit/v1/config': () => routes.config(),
    '/projects/v1/origins': () =>
      (routes.origins ?? json({ allowedOrigins: ['https://page.example'] }))(),
    '/getWallets': json({ data: [], count: 0 }),
  }
  const platform = createMemoryPlatform({
    clock,
    stored,
    device,
    fetch: (input) => {
      const url = new URL(new Request(input).url)
      requests.push(url)
      return (paths[url.pathname] ?? offline)()
    },
  })
  const kit = createKit({
    projectId: 'p',
    networks: [chain(1337)],
    adapters: [createScriptedAdapter()],
    platform,
    debug: false,
    endpoints: { frame: 'https://frame.example/sdk' },
    embeddedWallet: { networks: [firstNetwork] },
    features: { analytics: false },
    ...options,
  })
  const state = () => kit.state.getSnapshot()
  const asked = (path: string) => requests.filter(({ pathname }) => pathname === path).length
  return {
    kit,
    clock,
    routes,
    requests,
    state,
    features: () => state().config.remoteFeatures,
    /** The view of the flow in the modal. */
    view() {
      const { key } = state().router.entry
      return kit.modal.flows.getSnapshot()[key]?.view() as ProjectView | undefined
    },
    /** The number of frames that were added. */
    frames: () => platform.controls.frames.length,
    /** The texts that are stored, by key. */
    stored() {
      return Object.fromEntries(platform.controls.storage?.values ?? [])
    },
    logged: () => platform.controls.logged,
    /** Makes a page that is never idle. */
    busy() {
      platform.page.nextIdle = () => new Promise(() => {})
    },
    asked,
    /** Opens the modal and waits for the answer, and for its retries after these ms. */
    async open(waits: readonly number[] = [150, 300, 600]) {
      await kit.open()
      await settle()
      for (const wait of waits) {
        clock.advance(wait)
        await settle()
      }
    },
    async close() {
      kit.close()
      clock.advance(1_000)
      await settle()
    },
  }
}
