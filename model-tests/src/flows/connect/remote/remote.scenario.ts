import type { remoteMachine } from '../../../../../core/src/flows/connect/remote/remote.machine.ts'
import { remoteReactions } from '../../../../../core/src/flows/connect/remote/remote.reactions.ts'
import type {
  RemoteEvent,
  RemoteInput,
  RemoteLink,
  RemoteView,
} from '../../../../../core/src/flows/connect/remote/remote.types.ts'
import { remoteView } from '../../../../../core/src/flows/connect/remote/remote.view.ts'
import { messagesOf } from '../../../walker/react.ts'
import { type Scenario, scenario } from '../../../walker/scenario.ts'
import { uri } from './remote.cases.ts'
import { remoteModel } from './remote.model.ts'

type Run = Scenario<typeof remoteMachine> & {
  view(): RemoteView
  /** The link of the view without its command. */
  link(): Omit<RemoteLink, 'open'> | null
  messages(): ReturnType<typeof messagesOf>
  /** Number of attempts that have been observed through this function, including the first. */
  pairings(): number
  sendCommand(
    type: Exclude<RemoteEvent, { type: 'tab.select' }>['type'] &
      ('cancel' | 'retry' | 'chooseAnother' | 'replace' | 'cancelReplace' | 'open'),
  ): Promise<void>
}

/** Starts connectRemote. */
export function start(input: RemoteInput): Run {
  const run = scenario(remoteModel, input)
  const attempts = new Set<number>([1])
  const view = () => remoteView(run.snapshot(), () => {})
  return {
    ...run,
    view,
    link() {
      const shown = view()
      const link = shown.step === 'showingUri' || shown.step === 'inAppBrowser' ? shown.link : null
      return link === null ? null : { href: link.href, target: link.target, state: link.state }
    },
    messages: () => messagesOf(remoteReactions, run.emitted()),
    pairings: () => attempts.add(run.snapshot().context.attempt).size,
    sendCommand: (type) => run.send({ type }),
  }
}

/** Starts connectRemote and shows the first URI. */
export async function startWithUri(input: RemoteInput): Promise<Run> {
  const run = start(input)
  await run.sendBack({ type: 'uri.shown', uri, expiresAt: 240_000 })
  return run
}
