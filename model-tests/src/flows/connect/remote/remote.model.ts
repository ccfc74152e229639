import { isCodeless, linkOf } from '../../../../../core/src/flows/connect/remote/remote.context.ts'
import { remoteMachine } from '../../../../../core/src/flows/connect/remote/remote.machine.ts'
import { remoteReactions } from '../../../../../core/src/flows/connect/remote/remote.reactions.ts'
import type { RemoteView } from '../../../../../core/src/flows/connect/remote/remote.types.ts'
import { remoteView } from '../../../../../core/src/flows/connect/remote/remote.view.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { remoteCases, remoteInputs } from './remote.cases.ts'

type Result = StepResult<typeof remoteMachine>
const view = ({ state }: Result): RemoteView => remoteView(state, () => {})
const checkStep = (step: RemoteView['step']) => (result: Result) =>
  assertEqual(view(result).step, step, 'step')
/**
 * Checks the step, or the step of a tab without a code: the pairing continues in the background.
 */
const checkStepOrCodelessTab = (step: RemoteView['step']) => (result: Result) => {
  const { step: shown } = view(result)
  if (isCodeless(result.context))
    assertTrue(shown === 'noCode' || shown === 'inAppBrowser', `step is ${shown}`)
  else assertEqual(shown, step, 'step')
}
const checkLinkState = (linkState: string) => (result: Result) => {
  const shown = view(result)
  if ((shown.step === 'showingUri' || shown.step === 'inAppBrowser') && shown.link !== null)
    assertEqual(shown.link.state, linkState, 'link')
}
const checkUnreachable = (result: Result) => {
  checkStepOrCodelessTab('unreachable')(result)
  assertTrue(result.context.problem !== 'kit/unknown', 'problem')
}
const openChannels = ({ run }: Result, src: string) =>
  run.environment.channels.filter((channel) => channel.src === src && channel.open)

export const remoteModel: MachineModel<typeof remoteMachine> = {
  id: 'flows/connect/remote',
  machine: remoteMachine,
  inputs: remoteInputs,
  cases: remoteCases,
  commands: [
    'cancel',
    'retry',
    'skip',
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
  // Later attempts behave like the second attempt.
  stopsPath: ({ attempt }) => attempt > 1,
  role: flowRole({ view: remoteView, reactions: remoteReactions }),
  states: {
    findingWallet: checkStep('preparing'),
    walletUnknown: checkStep('walletUnknown'),
    confirmingReplace: checkStep('confirmingReplace'),
    disconnecting: checkStep('preparing'),
    resolvingInAppLink: checkStep('preparing'),
    'waiting.tab.inAppBrowser': checkStep('inAppBrowser'),
    'waiting.tab.noCode': checkStep('noCode'),
    'waiting.tab.code': (result) => assertTrue(!isCodeless(result.context), 'the tab needs a code'),
    'waiting.code.noCode': (result) =>
      assertTrue(
        view(result).step === 'noCode' || view(result).step === 'inAppBrowser',
        'tab without a code',
      ),
    'waiting.code.pairing.requestingUri': checkStepOrCodelessTab('requestingUri'),
    'waiting.code.pairing.uriTimedOut': checkUnreachable,
    'waiting.code.pairing.showingUri': checkStepOrCodelessTab('showingUri'),
    'waiting.code.externalPairing.noUri': checkStepOrCodelessTab('requestingUri'),
    'waiting.code.externalPairing.uriTimedOut': checkUnreachable,
    'waiting.code.externalPairing.showingUri': checkStepOrCodelessTab('showingUri'),
    'waiting.code.unreachable': checkUnreachable,
    'waiting.link.ready': checkLinkState('ready'),
    'waiting.link.opened': (result) => {
      checkLinkState('opened')(result)
      const shownLink = linkOf(result.context)
      const [channel] = openChannels(result, 'openLink')
      assertEqual(
        channel?.input,
        { href: shownLink?.href, target: shownLink?.target },
        'the opened link is the shown link',
      )
    },
    'waiting.link.appInFront': checkLinkState('opened'),
    'waiting.link.notOpened': checkLinkState('notOpened'),
    'waiting.link.blocked': checkLinkState('blocked'),
    finalizing: checkStep('finalizing'),
    failed: (result) => {
      checkStep('failed')(result)
      assertTrue(result.context.problem !== 'kit/unknown', 'problem')
    },
    connected: checkStep('connected'),
    finished: (result) => assertEqual(result.state.output?.type, 'connected', 'output'),
    cancelled: (result) =>
      assertEqual(
        [view(result).step, result.state.output?.type],
        ['cancelled', 'cancelled'],
        'step and output',
      ),
  },
  invariants: {
    'the machine subscribes to one pairing in `waiting.code.pairing`, else to none': (result) => {
      const pairings = openChannels(result, 'pair').map(({ input }) => input)
      const { attempt, fresh } = result.context
      const isPairing = result.state.matches({ waiting: { code: 'pairing' } })
      assertEqual(pairings, isPairing ? [{ attempt, fresh }] : [], 'pairings')
    },
    'only the first attempt may join an openChannels pairing': ({ context }) =>
      assertEqual(context.fresh, context.attempt > 1, 'fresh'),
    'the kit starts no pairing while the page controls it': (result) => {
      if (result.context.externalPairing)
        assertEqual(
          result.run.environment.channels.filter(({ src }) => src === 'pair').length,
          0,
          'pairings',
        )
    },
    'a connected wallet is disconnected only after the visitor confirmed': ({ context, run }) => {
      const isDisconnected = run.environment.requests.some(({ src }) => src === 'disconnectWallet')
      assertEqual(
        isDisconnected,
        run.allEmitted.some(({ type }) => type === 'wallet.replaced'),
        'disconnected',
      )
      assertTrue(
        context.currentWallet === null ||
          context.externalPairing ||
          !run.environment.channels.some(({ src }) => src === 'pair'),
        'no pairing during a remote session',
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
      // Opening the page in the wallet app requests no account.
      const attemptEvents = run.allEmitted.filter(
        (event) =>
          event.type === 'wallet.connected' || ('namespace' in event && event.namespace !== null),
      )
      const isConnecting = attemptEvents.at(-1)?.type === 'wallet.requested'
      assertEqual(context.pendingNamespace !== null, isConnecting, 'pending namespace')
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
    'the selected tab is one of the tabs': (result) => {
      const shown = view(result)
      if ('platforms' in shown && !result.state.matches('cancelled'))
        assertTrue(shown.platforms.includes(shown.platform), shown.platform)
    },
  },
  allow: {},
}
