import type { SnapshotFrom } from 'xstate'
import type { remoteMachine } from './remote.machine.ts'
import type { RemoteContext, RemoteEvent, RemoteLink, RemoteView } from './remote.types.ts'
import { connectorOf, hasDownload, isCodeless, isVisit, linkOf, tabsOf } from './remote.values.ts'

type Snapshot = SnapshotFrom<typeof remoteMachine>
type Send = (event: RemoteEvent) => void

/** What the page of a remote wallet may show, and the only things it may do there. */
export function remoteView(state: Snapshot, send: Send): RemoteView {
  const { context } = state
  const { wallet, problem, current, connections, peer } = context
  const say = (type: RemoteEvent['type'] & Command) => () => send({ type })
  const [cancel, retry, others] = [say('cancel'), say('retry'), say('others')]
  if (state.matches('unknown')) return { step: 'unknown', problem, retry, others }
  if (state.matches('replacing')) {
    return {
      step: 'replacing',
      wallet,
      current: current ?? '',
      replace: say('replace'),
      keep: say('keep'),
    }
  }
  const head = { wallet, platforms: tabsOf(context), platform: context.platform }
  if (state.matches('settling')) return { ...head, step: 'settling', name: peer, cancel }
  if (state.matches('connected') || state.matches('finished'))
    return { ...head, step: 'connected', connections }
  if (state.matches('cancelled')) return { ...head, step: 'cancelled' }
  const page = {
    ...head,
    show: (platform: RemoteContext['platform']) => send({ type: 'show', platform }),
    browser: connectorOf(context) === null ? null : say('browser'),
    download: hasDownload(context) ? say('download') : null,
  }
  if (state.matches('failed')) return { ...page, step: 'failed', problem, retry, others }
  if (!state.matches('working')) return { step: 'finding', cancel }
  const link = linkView(state, say('open'))
  if (isVisit(context) && link !== null) return { ...page, step: 'visiting', link, cancel }
  if (isCodeless(context)) return { ...page, step: 'resting', cancel }
  if (isOverdue(state)) return { ...page, step: 'unreachable', problem, retry, others }
  const { uri, expiresAt, notice, relay } = context
  return uri === null
    ? { ...page, step: 'wanting', cancel }
    : { ...page, step: 'shown', uri, expiresAt, notice, relay, link, cancel }
}

type Command = 'cancel' | 'retry' | 'others' | 'replace' | 'keep' | 'open' | 'browser' | 'download'

const isOverdue = (state: Snapshot) =>
  state.matches({ working: { code: 'unreachable' } }) ||
  state.matches({ working: { code: { pairing: 'overdue' } } }) ||
  state.matches({ working: { code: { given: 'overdue' } } })

function linkView(state: Snapshot, open: () => void): RemoteLink | null {
  const link = linkOf(state.context)
  if (link === null) return null
  const at = (word: 'ready' | 'unopened' | 'blocked') => state.matches({ working: { link: word } })
  const { href, target } = link
  return {
    href,
    target,
    state: at('ready')
      ? 'ready'
      : at('unopened')
        ? 'unopened'
        : at('blocked')
          ? 'blocked'
          : 'opened',
    open,
  }
}
