import type { SnapshotFrom } from 'xstate'
import {
  hasDownload,
  inAppBrowserLink,
  installedConnector,
  type Link,
  linkOf,
  tabsOf,
} from './remote.context.ts'
import type { remoteMachine } from './remote.machine.ts'
import type { RemoteCommand, RemoteEvent, RemoteLink, RemoteView } from './remote.types.ts'

type Snapshot = SnapshotFrom<typeof remoteMachine>
type Send = (event: RemoteEvent) => void

/** Maps the state to a step and the commands that it allows. */
export function remoteView(state: Snapshot, send: Send): RemoteView {
  const { context } = state
  const { wallet, problem, cause, connections } = context
  const command = (type: Exclude<RemoteCommand['type'], 'tab.select'>) => () => send({ type })
  const cancel = command('cancel')
  const retry = command('retry')
  const chooseAnother = command('chooseAnother')
  if (state.matches('walletUnknown'))
    return { step: 'walletUnknown', problem, retry, chooseAnother }
  if (state.matches('confirmingReplace')) {
    return {
      step: 'confirmingReplace',
      wallet,
      currentWallet: context.currentWallet ?? '',
      replace: command('replace'),
      cancelReplace: command('cancelReplace'),
    }
  }
  const common = { wallet, platforms: tabsOf(context), platform: context.platform }
  if (state.matches('finalizing')) {
    return { ...common, step: 'finalizing', name: context.walletName, cancel }
  }
  if (state.matches('connected') || state.matches('finished')) {
    const skip = state.matches('connected') ? () => send({ type: 'skip' }) : null
    return { ...common, step: 'connected', connections, skip }
  }
  if (state.matches('cancelled')) return { ...common, step: 'cancelled' }
  const tabFields = {
    ...common,
    selectTab: (platform: typeof context.platform) => send({ type: 'tab.select', platform }),
    useExtension: installedConnector(context) === null ? null : command('useExtension'),
    download: hasDownload(context) ? command('download') : null,
  }
  if (state.matches('failed'))
    return { ...tabFields, step: 'failed', problem, cause, retry, chooseAnother }
  if (!state.matches('waiting')) return { step: 'preparing', cancel }
  const linkView = ({ href, target }: Link): RemoteLink => ({
    href,
    target,
    state: linkState(state),
    open: command('open'),
  })
  if (state.matches({ waiting: { tab: 'inAppBrowser' } })) {
    const link = linkView(inAppBrowserLink(context))
    return { ...tabFields, step: 'inAppBrowser', link, cancel }
  }
  if (state.matches({ waiting: { tab: 'noCode' } })) return { ...tabFields, step: 'noCode', cancel }
  if (isUnreachable(state))
    return { ...tabFields, step: 'unreachable', problem, cause, retry, chooseAnother }
  if (!isShowingUri(state)) return { ...tabFields, step: 'requestingUri', cancel }
  const { uri, expiresAt, renewReason, relay } = context
  const link = linkOf(context)
  return {
    ...tabFields,
    step: 'showingUri',
    uri: uri ?? '',
    expiresAt,
    renewReason,
    relay,
    link: link && linkView(link),
    cancel,
  }
}

const isUnreachable = (state: Snapshot) =>
  state.matches({ waiting: { code: 'unreachable' } }) ||
  state.matches({ waiting: { code: { pairing: 'uriTimedOut' } } }) ||
  state.matches({ waiting: { code: { externalPairing: 'uriTimedOut' } } })

const isShowingUri = (state: Snapshot) =>
  state.matches({ waiting: { code: { pairing: 'showingUri' } } }) ||
  state.matches({ waiting: { code: { externalPairing: 'showingUri' } } })

function linkState(state: Snapshot): RemoteLink['state'] {
  if (state.matches({ waiting: { link: 'ready' } })) return 'ready'
  if (state.matches({ waiting: { link: 'notOpened' } })) return 'notOpened'
  if (state.matches({ waiting: { link: 'blocked' } })) return 'blocked'
  return 'opened'
}
