import { isCodeless, linkOf } from '../../../../../core/src/flows/connect/remote/remote.context.ts'
import { remoteMachine } from '../../../../../core/src/flows/connect/remote/remote.machine.ts'
import { remoteReactions } from '../../../../../core/src/flows/connect/remote/remote.reactions.ts'
import type { RemoteView } from '../../../../../core/src/flows/connect/remote/remote.types.ts'
import { remoteView } from '../../../../../core/src/flows/connect/remote/remote.view.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { remoteCases, remoteInputs } from './remote.cases.ts'

type See = StepResult<typeof remoteMachine>
const view = ({ state }: See): RemoteView => remoteView(state, () => {})
const shows = (step: RemoteView['step']) => (seen: See) =>
  assertEqual(view(seen).step, step, 'step')
/** A tab without a code keeps its step while a pairing continues in the background. */
const showsCode = (step: RemoteView['step']) => (seen: See) => {
  const { step: shown } = view(seen)
  if (isCodeless(seen.context))
    assertTrue(shown === 'noCode' || shown === 'inAppBrowser', `step is ${shown}`)
  else assertEqual(shown, step, 'step')
}
const link = (word: string) => (seen: See) => {
  const shown = view(seen)
  if ((shown.step === 'showingUri' || shown.step === 'inAppBrowser') && shown.link !== null)
    assertEqual(shown.link.state, word, 'link')
}
const unreachable = (seen: See) => {
  showsCode('unreachable')(seen)
  assertTrue(seen.context.problem !== 'kit/unknown', 'problem')
}
const open = ({ run }: See, src: string) =>
  run.environment.channels.filter((channel) => channel.src === src && channel.open)

/** Connects a wallet on another device or in another app. */
export const remoteModel: MachineModel<typeof remoteMachine> = {
  id: 'flows/connect/remote',
  machine: remoteMachine,
  inputs: remoteInputs,
  cases: remoteCases,
  commands: [
    'cancel',
    'retry',
    'chooseAnother',
    'replace',
    'cancelReplace',
    'tab.select',
    'open',
    'useExtension',
    'download',
  ],
  listeners: {
    pair: [
      'uri.shown',
      'uri.expired',
      'relay.lost',
      'relay.restored',
      'wallet.approved',
      'wallet.rejected',
      'pairing.failed',
    ],
    watchSession: ['session.started'],
    watchPage: ['page.hidden'],
    openLink: ['link.blocked'],
  },
  project: ({
    attempt,
    wallet,
    currentWallet,
    externalPairing,
    platform,
    inAppLink,
    autoOpen,
    uri,
  }) => [
    ...[
      Math.min(attempt, 2),
      wallet !== null,
      currentWallet,
      externalPairing,
      platform,
      inAppLink !== null,
      autoOpen,
      uri !== null,
    ],
  ],
  // later attempts behave like the second one
  stopsPath: ({ attempt }) => attempt > 1,
  role: flowRole({ view: remoteView, reactions: remoteReactions }),
  states: {
    findingWallet: shows('preparing'),
    walletUnknown: shows('walletUnknown'),
    confirmingReplace: shows('confirmingReplace'),
    disconnecting: shows('preparing'),
    resolvingInAppLink: shows('preparing'),
    'waiting.tab.inAppBrowser': shows('inAppBrowser'),
    'waiting.tab.noCode': shows('noCode'),
    'waiting.tab.code': (seen) => assertTrue(!isCodeless(seen.context), 'the tab needs a code'),
    'waiting.code.noCode': (seen) =>
      assertTrue(
        view(seen).step === 'noCode' || view(seen).step === 'inAppBrowser',
        'tab without a code',
      ),
    'waiting.code.pairing.requestingUri': showsCode('requestingUri'),
    'waiting.code.pairing.uriTimedOut': unreachable,
    'waiting.code.pairing.showingUri': showsCode('showingUri'),
    'waiting.code.externalPairing.noUri': showsCode('requestingUri'),
    'waiting.code.externalPairing.uriTimedOut': unreachable,
    'waiting.code.externalPairing.showingUri': showsCode('showingUri'),
    'waiting.code.unreachable': unreachable,
    'waiting.link.ready': link('ready'),
    'waiting.link.opened': (seen) => {
      link('opened')(seen)
      const asked = linkOf(seen.context)
      const [opening] = open(seen, 'openLink')
      assertEqual(
        opening?.input,
        { href: asked?.href, target: asked?.target },
        'the opened link is the shown link',
      )
    },
    'waiting.link.appInFront': link('opened'),
    'waiting.link.notOpened': link('notOpened'),
    'waiting.link.blocked': link('blocked'),
    finalizing: shows('finalizing'),
    failed: (seen) => {
      shows('failed')(seen)
      assertTrue(seen.context.problem !== 'kit/unknown', 'problem')
    },
    connected: shows('connected'),
    finished: (seen) => assertEqual(seen.state.output?.type, 'connected', 'output'),
    cancelled: (seen) =>
      assertEqual(
        [view(seen).step, seen.state.output?.type],
        ['cancelled', 'cancelled'],
        'step and output',
      ),
  },
  invariants: {
    'at most one pairing is subscribed, with the number of its attempt': (seen) => {
      const pairings = open(seen, 'pair').map(({ input }) => input)
      const { attempt, fresh } = seen.context
      const heard = seen.state.matches({ waiting: { code: 'pairing' } })
      assertEqual(pairings, heard ? [{ attempt, fresh }] : [], 'pairings')
    },
    'only the first attempt may join an open pairing': ({ context }) =>
      assertEqual(context.fresh, context.attempt > 1, 'fresh'),
    'the kit starts no pairing while the page drives it': (seen) => {
      if (seen.context.externalPairing)
        assertEqual(
          seen.run.environment.channels.filter(({ src }) => src === 'pair').length,
          0,
          'pairings',
        )
    },
    'a connected wallet is disconnected only after the visitor confirmed': ({ context, run }) => {
      const left = run.environment.requests.some(({ src }) => src === 'disconnectWallet')
      assertEqual(
        left,
        run.allEmitted.some(({ type }) => type === 'wallet.replaced'),
        'left',
      )
      assertTrue(
        context.currentWallet === null ||
          context.externalPairing ||
          !run.environment.channels.some(({ src }) => src === 'pair'),
        'no pairing next to a session',
      )
    },
    'the context has connections exactly in `connected` and `finished`': ({ state, context }) =>
      assertEqual(
        context.connections.length > 0,
        state.matches('connected') || state.matches('finished'),
        'connections',
      ),
    'the account is connecting exactly while an app was opened with a code': ({
      context,
      run,
      state,
    }) => {
      // opening the page in the wallet app requests no account
      const told = run.allEmitted.filter(
        (fact) =>
          fact.type === 'wallet.connected' || ('namespace' in fact && fact.namespace !== null),
      )
      const waits = told.at(-1)?.type === 'wallet.requested'
      assertEqual(context.pendingNamespace !== null, waits, 'pending namespace')
      if (state.matches('failed') || state.matches('connected'))
        assertEqual(context.pendingNamespace, null, 'pending namespace')
    },
    'a stored link was opened and is safe': ({ context, run }) => {
      if (context.openedLink === null) return
      assertTrue(
        run.environment.channels.some(({ src }) => src === 'openLink'),
        'opened',
      )
      assertTrue(
        /^(https:\/\/|[a-z]+:\/\/)/.test(context.openedLink.href) &&
          !context.openedLink.href.includes('wc?uri'),
        context.openedLink.href,
      )
    },
    'the selected tab is one of the tabs': (seen) => {
      const shown = view(seen)
      if ('platforms' in shown && !seen.state.matches('cancelled'))
        assertTrue(shown.platforms.includes(shown.platform), shown.platform)
    },
  },
  allow: {},
}
