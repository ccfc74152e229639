import { limits } from '../../domain/constants.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import { withDeadline } from '../http/with-deadline.ts'
import { createComplaints } from './complaints.ts'
import { guardDeepLink } from './deep-link.ts'
import { createFarewells } from './farewells.ts'
import { createKeeper } from './keeper.ts'
import { type Heard, listen } from './listen.ts'
import { createManualDesk } from './manual-desk.ts'
import { createNews } from './news.ts'
import { requestError } from './normalise.ts'
import { openSdk } from './open-sdk.ts'
import { readOwnProvider } from './own-provider.ts'
import { createPairingDesk } from './pairing-desk.ts'
import { textAt } from './peek.ts'
import type { Relay, RelayOptions } from './relay.types.ts'
import { type Sdk, wrapSdk } from './sdk.ts'
import { createSdkHolder } from './sdk-holder.ts'
import { createWaking } from './waking.ts'

/** The relay of one kit. Throws `config/option-invalid` for a provider of the page that is none. */
export function createRelay(options: RelayOptions): Relay {
  const { platform, manual, proposal } = options
  const { clock } = platform
  const own = options.universalProvider == null ? null : readOwnProvider(options.universalProvider)
  const life = new AbortController()
  const news = createNews()
  const complaints = createComplaints()
  const keeper = createKeeper({ clock, tell: news.tell })
  const farewells = createFarewells({ clock, hear: complaints.hear })
  const waking = createWaking(platform)
  /** Another tab ended the session while it was being looked for here. */
  let forgotten = false
  let asking = 0
  let requests = 0

  const heardBy = (sdk: Sdk): Heard => ({
    uri: (said) => manual && asking === 0 && byHand.shown(said),
    settled(raw) {
      const [topic, pairing] = [textAt(raw, 'topic'), textAt(raw, 'pairingTopic')]
      if (topic !== null && pairing !== null && desk.isAbandoned(pairing))
        void farewells.say(sdk, topic, life.signal)
    },
    connected(raw) {
      const session = asking > 0 ? null : keeper.adopt(raw)
      if (session !== null && manual) byHand.approved(session)
    },
    changed: (topic) => keeper.session()?.topic === topic && keeper.adopt(sdk.session()),
    ended(topic) {
      const standing = keeper.session()?.topic ?? null
      const over = topic ?? (textAt(sdk.session(), 'topic') === null ? standing : null)
      if (over !== null) keeper.end(over)
    },
    event: (topic, event) => keeper.session()?.topic === topic && news.tell(event),
    lost: () => waking.isRenewing() || desk.lost(),
    back: () => desk.back(),
    refused(error) {
      complaints.hear(error)
      desk.refused()
    },
  })
  const loadSdk = lazy(() => import('@walletconnect/universal-provider'))
  const holder = createSdkHolder({
    open: async () =>
      own === null
        ? openSdk(options, complaints.hear, loadSdk)
        : { ...wrapSdk(own, complaints.hear), close: async () => {} },
    begin(sdk) {
      const stop = listen(sdk, heardBy(sdk))
      keeper.adopt(sdk.session())
      if (forgotten) forget(sdk)
      forgotten = false
      return stop
    },
  })
  /** Ends what the SDK holds, whether we know of it or not. */
  const leave = async (sdk: Sdk, signal: AbortSignal): Promise<void> => {
    const topic = textAt(sdk.session(), 'topic')
    if (topic === null) return farewells.done()
    keeper.end(topic)
    await farewells.say(sdk, topic, signal)
  }
  const forget = (sdk: Sdk): void => {
    const session = keeper.session()
    if (session === null) return
    keeper.end(session.topic, { quiet: true })
    // what the SDK holds in memory is older than what that tab kept: the next one reads it anew, unless the page has this one in hand
    void farewells
      .forget(sdk, session.topic)
      .then(() => own === null && !manual && !desk.isOpen() && holder.renew())
  }
  const byHand = createManualDesk({ clock, load: holder.load })
  const desk = createPairingDesk({
    clock,
    async ask(shown) {
      const sdk = await holder.load()
      await farewells.done()
      await leave(sdk, life.signal)
      if (life.signal.aborted) throw new KitError('kit/stopped')
      asking += 1
      const stop = sdk.on('provider', 'display_uri', shown)
      try {
        return await sdk.connect(proposal())
      } finally {
        asking -= 1
        stop()
      }
    },
    adopt: keeper.adopt,
    dispose(topic) {
      const sdk = holder.here()
      if (sdk !== null) void farewells.say(sdk, topic, life.signal)
    },
    cancel: (pairingTopic) => holder.here()?.cancel(pairingTopic),
  })
  // a provider of the page speaks before anybody asks
  if (own !== null) holder.load().catch(complaints.hear)

  return {
    pair: (request, listener) => (manual && !request.fresh ? byHand : desk).pair(request, listener),
    async open() {
      const sdk = await holder.load()
      const session = keeper.session()
      if (session === null && !sdk.remembers()) throw new KitError('remote/unreachable')
      return session
    },
    session: keeper.session,
    subscribe: news.subscribe,
    async request({ chain, method, params }, signal) {
      const sdk = holder.here()
      const session = keeper.session()
      if (sdk === null || session === null) throw new KitError('rpc/provider-disconnected')
      guardDeepLink(platform.storage)
      requests += 1
      try {
        const bounds = {
          clock,
          ms: limits.remoteAnswer,
          signals: [keeper.life(), life.signal, signal],
        }
        return await withDeadline(bounds, () =>
          sdk.request({ topic: session.topic, chain, method, params }),
        )
      } catch (thrown) {
        throw isKitError(thrown, 'kit/timed-out')
          ? new KitError('remote/request-expired')
          : requestError(thrown, method)
      } finally {
        requests -= 1
      }
    },
    remember: (chain, rpcUrl) => holder.here()?.setDefaultChain(chain, rpcUrl),
    remembered: (namespace) => holder.here()?.defaultChain(namespace) ?? null,
    async end(signal) {
      await withDeadline({ clock, ms: null, signals: [signal] }, async () =>
        leave(await holder.load(), signal),
      ).catch(complaints.hear)
    },
    forget() {
      const sdk = holder.here()
      if (sdk !== null) forget(sdk)
      else forgotten = holder.isLoading()
    },
    wake() {
      const session = keeper.session()
      if (session === null && !desk.isOpen()) return
      waking.wake(holder.here(), desk.isOpen() || requests > 0 ? 'awaits' : 'idle')
    },
    watchComplaints: complaints.watch,
    provider: async () => (await holder.load()).provider,
    stop() {
      life.abort(new KitError('kit/stopped'))
      desk.stop()
      waking.stop()
      holder.stop()
      news.stop()
      complaints.stop()
    },
  }
}
