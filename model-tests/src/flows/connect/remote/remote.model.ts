import { remoteMachine } from '../../../../../core/src/flows/connect/remote/remote.machine.ts'
import { remoteReactions } from '../../../../../core/src/flows/connect/remote/remote.reactions.ts'
import type { RemoteView } from '../../../../../core/src/flows/connect/remote/remote.types.ts'
import { isCodeless, linkOf } from '../../../../../core/src/flows/connect/remote/remote.values.ts'
import { remoteView } from '../../../../../core/src/flows/connect/remote/remote.view.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { remoteCases, remoteInputs } from './remote.cases.ts'

type See = StepResult<typeof remoteMachine>
const view = ({ state }: See): RemoteView => remoteView(state, () => {})
const shows = (step: RemoteView['step']) => (seen: See) =>
  assertEqual(view(seen).step, step, 'step')
/** On a tab without a code the page shows that tab, whatever becomes of a pairing behind it. */
const showsCode = (step: RemoteView['step']) => (seen: See) => {
  const { step: shown } = view(seen)
  if (isCodeless(seen.context))
    assertTrue(shown === 'resting' || shown === 'visiting', `step is ${shown}`)
  else assertEqual(shown, step, 'step')
}
const link = (word: string) => (seen: See) => {
  const shown = view(seen)
  if ((shown.step === 'shown' || shown.step === 'visiting') && shown.link !== null)
    assertEqual(shown.link.state, word, 'link')
}
const unreachable = (seen: See) => {
  showsCode('unreachable')(seen)
  assertTrue(seen.context.problem !== 'kit/unknown', 'says why')
}
const open = ({ play }: See, src: string) =>
  play.world.channels.filter((channel) => channel.src === src && channel.open)

/** From a wallet somewhere else to its accounts here. */
export const remoteModel: MachineModel<typeof remoteMachine> = {
  id: 'flows/connect/remote',
  machine: remoteMachine,
  inputs: remoteInputs,
  cases: remoteCases,
  commands: ['cancel', 'retry', 'others', 'replace', 'keep', 'show', 'open', 'browser', 'download'],
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
  project: ({ attempt, wallet, current, manual, platform, visit, wish, uri }) => [
    ...[
      Math.min(attempt, 2),
      wallet !== null,
      current,
      manual,
      platform,
      visit !== null,
      wish,
      uri !== null,
    ],
  ],
  // a third attempt goes as the second one does
  farEnough: ({ attempt }) => attempt > 1,
  outside: flowRole({ view: remoteView, reactions: remoteReactions }),
  states: {
    finding: shows('finding'),
    unknown: shows('unknown'),
    replacing: shows('replacing'),
    leaving: shows('finding'),
    addressing: shows('finding'),
    'working.code.resting': (seen) =>
      assertTrue(view(seen).step === 'resting' || view(seen).step === 'visiting', 'rests'),
    'working.code.pairing.wanting': showsCode('wanting'),
    'working.code.pairing.overdue': unreachable,
    'working.code.pairing.shown': showsCode('shown'),
    'working.code.given.wanting': showsCode('wanting'),
    'working.code.given.overdue': unreachable,
    'working.code.given.shown': showsCode('shown'),
    'working.code.unreachable': unreachable,
    'working.link.ready': link('ready'),
    'working.link.opened': (seen) => {
      link('opened')(seen)
      const asked = linkOf(seen.context)
      const [opening] = open(seen, 'openLink')
      assertEqual(
        opening?.input,
        { href: asked?.href, target: asked?.target },
        'what is opened is what is shown',
      )
    },
    'working.link.away': link('opened'),
    'working.link.unopened': link('unopened'),
    'working.link.blocked': link('blocked'),
    settling: shows('settling'),
    failed: (seen) => {
      shows('failed')(seen)
      assertTrue(seen.context.problem !== 'kit/unknown', 'says why')
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
    'one pairing at most is heard, with the number of its attempt': (seen) => {
      const pairings = open(seen, 'pair').map(({ input }) => input)
      const { attempt, fresh } = seen.context
      const heard = seen.state.matches({ working: { code: 'pairing' } })
      assertEqual(pairings, heard ? [{ attempt, fresh }] : [], 'pairings')
    },
    'only the first code may be an older one': ({ context }) =>
      assertEqual(context.fresh, context.attempt > 1, 'fresh'),
    'nothing is begun under manual control': (seen) => {
      if (seen.context.manual)
        assertEqual(
          seen.play.world.channels.filter(({ src }) => src === 'pair').length,
          0,
          'pairings',
        )
    },
    'a wallet that is connected is left only after it was asked whether to': ({
      context,
      play,
    }) => {
      const left = play.world.calls.some(({ src }) => src === 'leaveWallet')
      assertEqual(
        left,
        play.facts.some(({ type }) => type === 'wallet.replaced'),
        'left',
      )
      assertTrue(
        context.current === null ||
          context.manual ||
          !play.world.channels.some(({ src }) => src === 'pair'),
        'two at a time',
      )
    },
    'accounts are there exactly once the wallet granted them': ({ state, context }) =>
      assertEqual(
        context.connections.length > 0,
        state.matches('connected') || state.matches('finished'),
        'connections',
      ),
    'the account waits exactly while an app was opened for a code': ({ context, play, state }) => {
      // opening the page inside the wallet asks no account
      const told = play.facts.filter(
        (fact) =>
          fact.type === 'wallet.connected' || ('namespace' in fact && fact.namespace !== null),
      )
      const waits = told.at(-1)?.type === 'wallet.requested'
      assertEqual(context.tried !== null, waits, 'the account waits')
      if (state.matches('failed') || state.matches('connected'))
        assertEqual(context.tried, null, 'nobody waits any more')
    },
    'a link that is remembered was opened, and passed the gate': ({ context, play }) => {
      if (context.opened === null) return
      assertTrue(
        play.world.channels.some(({ src }) => src === 'openLink'),
        'opened',
      )
      assertTrue(
        /^(https:\/\/|[a-z]+:\/\/)/.test(context.opened.href) &&
          !context.opened.href.includes('wc?uri'),
        context.opened.href,
      )
    },
    'the tab is one of the tabs': (seen) => {
      const shown = view(seen)
      if ('platforms' in shown && !seen.state.matches('cancelled'))
        assertTrue(shown.platforms.includes(shown.platform), shown.platform)
    },
  },
  allow: {},
}
